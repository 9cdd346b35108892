import { ReasonDialog, type ReasonDialogProps } from '@resonanz/records/ReasonDialog';
import { useAct } from './useAct.ts';

interface ReasonQuestionProps extends Omit<ReasonDialogProps, 'tone' | 'isPending' | 'failure' | 'onSend'> {
  /** What is announced once it is done. */
  doneText: string;
  onSend: (reason: string) => Promise<unknown>;
}

/** Asks for the reason of something that needs one; stays with the words when it is refused. */
export function ReasonQuestion({ doneText, onSend, onClose, ...question }: ReasonQuestionProps) {
  const { failure, isPending, send } = useAct();
  return (
    <ReasonDialog
      {...question}
      tone="danger"
      isPending={isPending}
      failure={failure}
      onClose={onClose}
      onSend={async (reason) => {
        if (await send(() => onSend(reason), doneText)) onClose();
      }}
    />
  );
}

import { ReasonDialog, type ReasonDialogProps } from '@resonanz/records/ReasonDialog';
import { useAct } from './useAct.ts';

interface ReasonQuestionProps extends Omit<ReasonDialogProps, 'tone' | 'isPending' | 'fault' | 'onSend'> {
  /** What is told once it is done. */
  doneText: string;
  onSend: (reason: string) => Promise<unknown>;
}

/** Asks for the reason of something that needs one; stays with the words when it is refused. */
export function ReasonQuestion({ doneText, onSend, onClose, ...question }: ReasonQuestionProps) {
  const { fault, isPending, send } = useAct();
  return (
    <ReasonDialog
      {...question}
      tone="danger"
      isPending={isPending}
      fault={fault}
      onClose={onClose}
      onSend={async (reason) => {
        if (await send(() => onSend(reason), doneText)) onClose();
      }}
    />
  );
}

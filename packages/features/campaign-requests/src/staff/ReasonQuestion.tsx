import { ReasonDialog, type ReasonDialogProps } from '@resonanz/records/ReasonDialog';
import { useRequestStep } from './useRequestStep.ts';

interface ReasonQuestionProps extends Omit<ReasonDialogProps, 'tone' | 'isPending' | 'failure' | 'onSend'> {
  /** What is announced once it is done. */
  doneText: string;
  onSend: (reason: string) => Promise<unknown>;
}

/** Asks for the reason of something that needs one; stays open with the text when it is rejected. */
export function ReasonQuestion({ doneText, onSend, onClose, ...question }: ReasonQuestionProps) {
  const { failure, isPending, send } = useRequestStep(onSend, doneText, onClose);
  return (
    <ReasonDialog
      {...question}
      tone="danger"
      isPending={isPending}
      failure={failure}
      onClose={onClose}
      onSend={(reason) => void send(reason)}
    />
  );
}

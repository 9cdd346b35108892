import { ReasonDialog, type ReasonDialogProps } from '@resonanz/records/ReasonDialog';
import { useFormSend } from '@resonanz/records/useFormSend';
import { messages } from '../messages.ts';

interface ReasonQuestionProps extends Omit<ReasonDialogProps, 'isPending' | 'failure' | 'onSend'> {
  /** Sends it; throws when that is rejected. */
  onSend: (reason: string) => Promise<unknown>;
}

/** Asks for a reason and sends it; stays open with the text when it is rejected. */
export function ReasonQuestion({ onSend, onClose, ...question }: ReasonQuestionProps) {
  const { send, isPending, failure } = useFormSend(onSend, {
    messages,
    otherwise: 'ugcRequests.error.other',
    onDone: onClose,
  });
  return (
    <ReasonDialog
      {...question}
      isPending={isPending}
      failure={failure}
      onSend={(reason) => void send(reason)}
      onClose={onClose}
    />
  );
}

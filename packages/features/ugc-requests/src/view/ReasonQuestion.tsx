import { useErrorText } from '@resonanz/api-client/react';
import { ReasonDialog, type ReasonDialogProps } from '@resonanz/records/ReasonDialog';
import { useAttempt } from '@resonanz/records/useAttempt';
import { messages } from '../messages.ts';

interface ReasonQuestionProps extends Omit<ReasonDialogProps, 'isPending' | 'failure' | 'onSend'> {
  /** Sends it; rejects when that is refused. */
  onSend: (reason: string) => Promise<unknown>;
}

/** Asks for a reason and sends it; stays with the words when it is refused. */
export function ReasonQuestion({ onSend, onClose, ...question }: ReasonQuestionProps) {
  const say = useErrorText(messages);
  const { attempt, isPending, error } = useAttempt(onSend, onClose);
  const failure = error === undefined ? undefined : say(error, 'ugcRequests.error.other');
  return (
    <ReasonDialog
      {...question}
      isPending={isPending}
      failure={failure}
      onSend={(reason) => void attempt(reason)}
      onClose={onClose}
    />
  );
}

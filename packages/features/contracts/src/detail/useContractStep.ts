import type { Contract } from '@resonanz/api-client/contracts';
import { useErrorText } from '@resonanz/api-client/react';
import type { MessageKey } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { useAttempt } from '@resonanz/records/useAttempt';
import { messages } from '../messages.ts';
import { useContractActions } from '../useContractActions.ts';

/** What every dialog of a contract is given. */
export interface ContractDialogProps {
  contract: Contract;
  onClose: () => void;
}

type DoneKey = Extract<MessageKey<typeof messages>, `contracts.done.${string}`>;

/** Does something with a contract from a dialog: told by a toast when it is done, in the dialog when it is refused. */
export function useContractStep<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<unknown>,
  done: DoneKey,
  onClose: () => void,
) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { tell } = useContractActions();
  const { attempt, isPending, error } = useAttempt(work, () => {
    tell(t(done));
    onClose();
  });
  return { t, attempt, isPending, fault: error === undefined ? undefined : say(error, 'contracts.error.other') };
}

import type { Contract } from '@resonanz/api-client/contracts';
import type { MessageKey } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { useFormSend } from '@resonanz/records/useFormSend';
import { messages } from '../messages.ts';

/** What every dialog of a contract is given. */
export interface ContractDialogProps {
  contract: Contract;
  onClose: () => void;
}

type DoneKey = Extract<MessageKey<typeof messages>, `contracts.done.${string}`>;

/** Does something with a contract from a dialog: announced when it is done, with the error in the dialog when it fails. */
export function useContractStep<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<unknown>,
  done: DoneKey,
  onClose: () => void,
) {
  const t = useMessages(messages);
  const { send, failure, isPending } = useFormSend(work, {
    messages,
    otherwise: 'contracts.error.other',
    done: t(done),
    onDone: onClose,
  });
  return { t, attempt: send, isPending, failure };
}

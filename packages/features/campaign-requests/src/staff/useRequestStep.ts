import { rejectRefused } from '@resonanz/api-client/errors';
import { useFormSend } from '@resonanz/records/useFormSend';
import { messages } from './messages.ts';

/** Does something with a request from a dialog: announced when it is done, with the error in the dialog when it fails. */
export function useRequestStep<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<unknown>,
  done: string,
  onClose: () => void,
) {
  return useFormSend((...given: Given) => rejectRefused(work(...given)), {
    messages,
    otherwise: 'requests.error.other',
    done,
    onDone: onClose,
  });
}

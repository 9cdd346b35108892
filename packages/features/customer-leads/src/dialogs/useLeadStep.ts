import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { useFormSend } from '@resonanz/records/useFormSend';
import { messages } from '../messages.ts';

/**
 * Does something with a lead from a dialog: announced when it is done, at its field or in the dialog when it is
 * rejected.
 */
export function useLeadStep<Given extends readonly unknown[], Field extends string = never>(
  work: (...given: Given) => Promise<unknown>,
  done: string,
  onClose: () => void,
  fields: readonly Field[] = [],
) {
  const t = useMessages(messages);
  const { send, fieldErrors, failure, isPending } = useFormSend(work, {
    messages,
    otherwise: 'customerLeads.error.other',
    fields,
    fieldErrorText: (key) =>
      textOr(t, messages, `customerLeads.fieldError.${key}`, t('customerLeads.fieldError.other')),
    done,
    onDone: onClose,
  });
  return { attempt: send, isPending, fieldErrors, failure };
}

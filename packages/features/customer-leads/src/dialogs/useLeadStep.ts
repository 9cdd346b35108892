import { formErrors } from '@resonanz/api-client/errors';
import { useErrorText } from '@resonanz/api-client/react';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { useAttempt } from '@resonanz/records/useAttempt';
import { messages } from '../messages.ts';
import { useLeadActions } from '../useLeadActions.ts';

/**
 * Does something with a lead from a dialog: told by a toast when it is done, at its field or in the dialog when it is
 * refused.
 */
export function useLeadStep<Given extends readonly unknown[], Field extends string = never>(
  work: (...given: Given) => Promise<unknown>,
  done: string,
  onClose: () => void,
  fields: readonly Field[] = [],
) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { tell } = useLeadActions();
  const { attempt, isPending, error } = useAttempt(work, () => {
    tell(done);
    onClose();
  });
  const refused = formErrors(error, fields, (key) =>
    textOr(t, messages, `customerLeads.fault.${key}`, t('customerLeads.fault.other')),
  );
  const isAtFields = Object.keys(refused.fields).length > 0 && refused.rest.length === 0;
  return {
    attempt,
    isPending,
    faults: refused.fields,
    fault: error === undefined || isAtFields ? undefined : say(error, 'customerLeads.error.other'),
  };
}

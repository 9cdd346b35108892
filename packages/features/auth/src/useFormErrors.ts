import { formErrors } from '@resonanz/api-client/errors';
import { type MessageValues, textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { messages as ruleMessages } from '@resonanz/validators/messages';
import { messages } from './messages.ts';

interface FormFields<Field extends string> {
  /** Name in the form of each field of the call. */
  readonly names: Readonly<Record<string, Field>>;
  /** Values for the sentences, such as the most characters. */
  readonly limits: MessageValues;
}

/**
 * What the server found wrong with the fields of a form, in words by the form's names; undefined when it found nothing
 * there. Forms of people without a log-in hold their errors themselves: `useFormSend` needs the toasts of the app,
 * which the entrance does not wait for.
 */
export function useFormErrors<Field extends string>(
  error: unknown,
  { names, limits }: FormFields<Field>,
): Partial<Record<Field, string>> | undefined {
  const t = useMessages(messages);
  const issueText = useMessages(ruleMessages);
  const { fields: found } = formErrors(error, names, (key) =>
    textOr((known) => issueText(known, limits), ruleMessages, key, t('auth.notTaken')),
  );
  return Object.keys(found).length > 0 ? found : undefined;
}

import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../form/messages.ts';

/** The word that marks what may be left out of a form, for `Form`'s `optionalLabel`. */
export function useOptionalLabel(): string {
  return useMessages(messages)('records.form.optional');
}

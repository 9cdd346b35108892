import { useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';
import type { RequestField } from './requestForm.ts';

/** The words of a field. */
export function useFieldLabel(): (name: RequestField) => string {
  const t = useMessages(messages);
  return (name) => t(`requestForm.field.${name}`);
}

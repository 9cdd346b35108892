import { type KeptColumns, useKeptColumns } from '@resonanz/api-client/kept-columns';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';

/** Columns that are shown only when they are asked for. */
const HIDDEN_AT_FIRST = ['documentSize', 'createdByName'] as const;

/** Which columns of the list are hidden; the server keeps the user's choice. */
export function useListColumns(): KeptColumns {
  const t = useMessages(messages);
  const toasts = useToasts();
  return useKeptColumns('contracts', HIDDEN_AT_FIRST, () => toasts.add({ tone: 'bad', title: t('contracts.error.title'), text: t('contracts.list.columnsFailed') }));
}

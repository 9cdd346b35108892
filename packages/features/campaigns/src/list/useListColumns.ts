import { type KeptColumns, useKeptColumns } from '@resonanz/api-client/kept-columns';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';
import { HIDDEN_AT_FIRST } from './columnIds.ts';

/** Which columns of the campaign list are hidden; the server keeps the user's choice. */
export function useListColumns(): KeptColumns {
  const t = useMessages(messages);
  const toasts = useToasts();
  return useKeptColumns('campaigns', HIDDEN_AT_FIRST, () => toasts.add({ tone: 'bad', title: t('campaigns.error.title'), text: t('campaigns.list.columnsFailed') }));
}

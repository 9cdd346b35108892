import { type KeptColumns, useKeptColumns } from '@resonanz/api-client/kept-columns';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';
import { HIDDEN_AT_FIRST } from './columnIds.ts';

/** Which columns of the influencer list are hidden; the server keeps the user's choice. */
export function useListColumns(): KeptColumns {
  const t = useMessages(messages);
  const toasts = useToasts();
  return useKeptColumns('influencers', HIDDEN_AT_FIRST, () => toasts.add({ tone: 'bad', title: t('influencers.error.title'), text: t('influencers.list.columnsFailed') }));
}

import type { PipelineState } from '@resonanz/api-client/campaign-entries';
import { type KeptColumns, useKeptColumns } from '@resonanz/api-client/kept-columns';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useMessages } from '@resonanz/i18n/react';
import { HIDDEN_AT_FIRST } from './columns/columnOrder.ts';
import { messages } from './messages.ts';

/** The list whose choice of columns the server keeps, by pipeline state. */
const LISTS = { 1: 'campaignAcquisition', 2: 'campaignInterested', 3: 'campaignBooked' } as const satisfies Readonly<Record<PipelineState, string>>;

/** Which columns of the creators are hidden in a pipeline state; the server keeps the user's choice. */
export function useHiddenColumns(state: PipelineState): KeptColumns {
  const t = useMessages(messages);
  const toasts = useToasts();
  return useKeptColumns(LISTS[state], HIDDEN_AT_FIRST[state], () => toasts.add({ tone: 'bad', title: t('campaigns.error.title'), text: t('campaigns.grid.columnsFailed') }));
}

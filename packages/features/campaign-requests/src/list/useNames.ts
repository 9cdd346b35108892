import { labels } from '@resonanz/domain/labels';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';
import type { REQUEST_STATES, STARTS } from './requestList.ts';

/** Names of what the list is narrowed to. */
export function useNames() {
  const t = useMessages(messages);
  const label = useMessages(labels);
  return {
    status: (id: (typeof REQUEST_STATES)[number]) =>
      id === 'draft' || id === 'archived' ? t(`campaignRequests.filter.${id}`) : label(`requestStatus.${id}`),
    start: (id: (typeof STARTS)[number]) => t(`campaignRequests.filter.start.${id}`),
  };
}

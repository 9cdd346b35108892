import { labels } from '@resonanz/domain/labels';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';

/** Says why a brand declined: a reason of the list by its words, any other as it was written. */
export function useDeclineReason(): (reason: string) => string {
  const label = useMessages(labels);
  return (reason) => textOr(label, labels, `declineReason.${reason}`, reason);
}

import { useCallback } from 'react';
import { labels } from '@resonanz/domain/labels';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';

/** Name of an influencer category. */
export function useCategoryName(): (id: number) => string {
  const label = useMessages(labels);
  return useCallback((id) => textOr(label, labels, `category.${id}`, String(id)), [label]);
}

import { labels } from '@resonanz/domain/labels';
import { formatDateRange } from '@resonanz/formatters/date';
import { useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { useUgcText } from '../useUgcText.ts';
import type { BrandListState } from './ugcList.ts';

/** The filters in force, in words; loaded once there are any. */
export function BrandChips({ list }: { list: BrandListState }) {
  const { t, language } = useUgcText();
  const label = useMessages(labels);
  const { status, delivery } = list.filters;
  const words = {
    status: status === null ? '' : status === 'draft' ? t('ugcRequests.draft') : label(`requestStatus.${status}`),
    delivery: t('ugcRequests.filter.deliveryText', { range: formatDateRange(delivery.from, delivery.to, language) }),
    archived: t('ugcRequests.filter.archived'),
  };
  return <FiltersInWords list={list} words={words} />;
}

import { labels } from '@resonanz/domain/labels';
import { VIDEO_LENGTHS } from '@resonanz/domain/ugcPrice';
import { formatDateRange } from '@resonanz/formatters/date';
import { useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { useUgcText } from '../useUgcText.ts';
import type { StaffListState } from './ugcList.ts';
import { useUgcChoices } from './useUgcChoices.ts';

/** The filters in force, in words; loaded once there are any. */
export function StaffChips({ list }: { list: StaffListState }) {
  const { t, language, length, videoLanguage } = useUgcText();
  const label = useMessages(labels);
  const { brands, assignees } = useUgcChoices();
  const { filters } = list;
  const nameIn = (options: readonly { id: number; label: string }[], id: number | undefined) =>
    options.find((each) => each.id === id)?.label ?? `#${id}`;
  const chosen = VIDEO_LENGTHS.find((each) => String(each) === filters.length);
  const words: Readonly<Record<(typeof list.activeFilters)[number], string>> = {
    status: filters.status === null ? '' : label(`requestStatus.${filters.status}`),
    customer: nameIn(brands, filters.customer[0]),
    length: chosen === undefined ? '' : length({ length: chosen, lengthText: '' }),
    videoCount: t('ugcRequests.videosText', { count: Number(filters.videoCount) }),
    language: filters.language === null ? '' : videoLanguage(filters.language),
    delivery: t('ugcRequests.filter.deliveryText', {
      range: formatDateRange(filters.delivery.from, filters.delivery.to, language),
    }),
    assignee: nameIn(assignees, filters.assignee[0]),
    archived: t('ugcRequests.filter.archived'),
  };
  return <FiltersInWords list={list} words={words} />;
}

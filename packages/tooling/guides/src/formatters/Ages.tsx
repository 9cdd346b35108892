import { formatNotificationTime, formatRelative } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { inBothLanguages } from '../page/inBothLanguages.tsx';

const NOW = Date.UTC(2026, 9, 12, 13, 5);

/** Ages in seconds on both sides of every boundary; a moment in the future is negative. */
const AGES: readonly number[] = [-60, 0, 28, 29, 59, 60, 119, 120, 3599, 3600, 7199, 7200, 86_399, 86_400];

const momentOf = (age: number): number => NOW - age * 1000;

/** Both rules of age, on both sides of each of their boundaries. */
export function Ages() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const columns: readonly TableColumn<number>[] = [
    { id: 'age', header: t('guides.ages.age'), align: 'end', cell: (age) => age },
    ...inBothLanguages<number>((age, shown) => formatRelative(momentOf(age), shown, NOW), {
      de: t('guides.ages.relative.de'),
      en: t('guides.ages.relative.en'),
    }),
    {
      id: 'notification',
      header: 'formatNotificationTime',
      cell: (age) => formatNotificationTime(momentOf(age), language, NOW),
    },
  ];
  return <Table caption={t('guides.ages.table')} columns={columns} rows={AGES} getRowId={(age) => age} />;
}

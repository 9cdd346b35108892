import { notificationGroupKey } from '@resonanz/domain/notifications';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { dayOf } from './dayOf.ts';
import * as css from './DayRows.css.ts';
import { messages } from './messages.ts';
import type { NotificationGroup } from './notificationGroup.ts';
import { NotificationRow, type RowFocus, type RowSettings } from './NotificationRow.tsx';

interface DayRowsProps extends RowSettings {
  groups: readonly NotificationGroup[];
  /** Keeps the focus in the list when rows go; from `useRowFocus`. */
  rowFocus: RowFocus;
}

/** The rows of a page, with a heading where a day begins. */
export function DayRows({ groups, rowFocus, ...settings }: DayRowsProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const days = groups.map(([{ createdAt }]) => dayOf(createdAt, settings.now));
  const wordsOf = (day: string) =>
    day === 'today' || day === 'yesterday' ? t(`notificationPanel.${day}`) : formatDate(day, language);
  return (
    <ul className={css.rows} {...rowFocus}>
      {groups.map((group, at) => {
        const day = days[at] ?? '';
        const heading = day === days[at - 1] ? undefined : <h2 className={css.day}>{wordsOf(day)}</h2>;
        return (
          <NotificationRow key={notificationGroupKey(group[0])} {...settings} notifications={group} heading={heading} />
        );
      })}
    </ul>
  );
}

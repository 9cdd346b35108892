import { CalendarDate, DateFormatter, getDayOfWeek, startOfWeek } from '@internationalized/date';
import { Fragment } from 'react';
import { CalendarCell, CalendarGrid, CalendarGridBody } from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { classNames } from '../classNames.ts';
import { isoWeek } from '../DateField/isoDate.ts';
import * as css from './Calendar.css.ts';

/** The names of the days, from the first of the language's week on. */
function weekdayNames(locale: string): readonly string[] {
  const first = startOfWeek(new CalendarDate(2026, 11, 30), locale);
  const format = new DateFormatter(locale, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, days) => format.format(first.add({ days }).toDate('UTC')));
}

/** The days of the month, and the numbers of its weeks where `weekLabel` names them. */
export function MonthGrid({ weekLabel, isRange }: { weekLabel: string | undefined; isRange: boolean }) {
  const { locale } = useLocale();
  return (
    <CalendarGrid className={css.grid}>
      {/* Every day says its weekday itself. */}
      <thead aria-hidden>
        <tr>
          {weekLabel && <th className={css.weekHead}>{weekLabel}</th>}
          {weekdayNames(locale).map((name) => (
            <th key={name} className={css.weekday}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <CalendarGridBody>
        {(date) => {
          const cell = (
            <CalendarCell
              date={date}
              className={classNames(css.cell, !isRange && css.single)}
              {...(!isRange && { 'data-single': true })}
            >
              {({ formattedDate }) => <span className={css.day}>{formattedDate}</span>}
            </CalendarCell>
          );
          if (!weekLabel || getDayOfWeek(date, locale) !== 0) return cell;
          // The row belongs to the week of its Thursday, whichever day it begins on.
          const week = isoWeek(date.add({ days: (11 - date.toDate('UTC').getUTCDay()) % 7 }));
          return (
            <Fragment>
              <th scope="row" className={css.week} aria-label={`${weekLabel} ${week}`}>
                {week}
              </th>
              {cell}
            </Fragment>
          );
        }}
      </CalendarGridBody>
    </CalendarGrid>
  );
}

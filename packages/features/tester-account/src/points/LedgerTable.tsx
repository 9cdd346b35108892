import type { TesterBooking } from '@resonanz/api-client/testerAccount';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { formatDate } from '@resonanz/formatters/date';
import { formatNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';
import { byMonth, sumOf } from './ledger.ts';
import * as css from './LedgerTable.css.ts';
import { signed } from './signed.ts';

interface LedgerTableProps {
  /** What is shown, newest first. */
  bookings: readonly TesterBooking[];
  /** All bookings of the year, for the sums of the months. */
  all: readonly TesterBooking[];
  year: string;
}

/** What was booked when and for what, by month, with the total after each booking. */
export function LedgerTable({ bookings, all, year }: LedgerTableProps) {
  const t = useMessages(messages);
  const label = useMessages(lookupLabels);
  const { language } = useLanguage();
  const sums = new Map(byMonth(all).map((month) => [month.month, sumOf(month.bookings)]));
  const monthName = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const titleOf = ({ titleDe, titleEn, note }: TesterBooking): string =>
    (language === 'de' ? (titleDe ?? titleEn) : (titleEn ?? titleDe)) ?? note ?? '';
  return (
    <table className={css.table} aria-label={t('testerAccount.points.bookingsOf', { year })}>
      <thead className={css.head}>
        <tr className={css.row}>
          <th scope="col" className={css.headCell}>
            {t('testerAccount.points.date')}
          </th>
          <th scope="col" className={css.headCell}>
            {t('testerAccount.points.reason')}
          </th>
          <th scope="col" className={css.headCell}>
            {t('testerAccount.points.project')}
          </th>
          <th scope="col" className={css.headNumber}>
            {t('testerAccount.points.points')}
          </th>
          <th scope="col" className={css.headNumber}>
            {t('testerAccount.points.balance')}
          </th>
        </tr>
      </thead>
      {byMonth(bookings).map(({ month, bookings: ofMonth }) => (
        <tbody key={month} className={css.body}>
          <tr className={css.monthRow}>
            <th scope="rowgroup" colSpan={3} className={css.month}>
              {monthName.format(new Date(`${month}-15T12:00:00Z`))}
            </th>
            <td className={css.monthSum}>{signed(sums.get(month) ?? 0, language)}</td>
          </tr>
          {ofMonth.map((booking) => (
            <tr key={booking.bookingId} className={css.row}>
              <td className={css.date}>{formatDate(booking.at, language)}</td>
              <th scope="row" className={css.reason}>
                {booking.event === 'correction'
                  ? t('testerAccount.points.correction')
                  : label(`pointsEvent.${booking.event}`)}
              </th>
              <td className={css.project}>{titleOf(booking)}</td>
              <td className={booking.points < 0 ? css.loss : css.gain}>{signed(booking.points, language)}</td>
              <td className={css.balance}>
                <span className={css.balanceWord}>{t('testerAccount.points.balance')} </span>
                {formatNumber(booking.total, language)}
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

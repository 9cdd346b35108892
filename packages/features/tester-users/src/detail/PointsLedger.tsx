import { useQuery } from '@tanstack/react-query';
import { useApi } from '@resonanz/api-client/react';
import { testerQueries } from '@resonanz/api-client/testers';
import { Section } from '@resonanz/records/Section';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { type TesterText, useTesterText } from '../useTesterText.ts';

interface Booking {
  bookingId: number;
  at: string;
  event: string;
  points: number;
  total: number;
  note: string | null;
  titleDe: string | null;
  titleEn: string | null;
}

const columns = ({ t, word, signed, number, day, title }: TesterText): readonly TableColumn<Booking>[] => [
  { id: 'at', width: 96, header: t('testerUsers.ledger.date'), cell: ({ at }) => day(at) },
  {
    id: 'reason',
    header: t('testerUsers.ledger.reason'),
    isRowHeader: true,
    cell: ({ event, note, ...titles }) =>
      event === 'correction'
        ? t('testerUsers.ledger.correction', { note: note ?? '' })
        : [word('pointsEvent', event), titles.titleDe === null ? '' : title(titles)].filter(Boolean).join(': '),
  },
  {
    id: 'points',
    width: 72,
    header: t('testerUsers.ledger.points'),
    align: 'end',
    cell: ({ points }) => signed(points),
  },
  { id: 'total', width: 76, header: t('testerUsers.ledger.total'), align: 'end', cell: ({ total }) => number(total) },
];

/** The points of a tester: the total, and each booking with the total after it. */
export function PointsLedger({ userId }: { userId: number }) {
  const words = useTesterText();
  const { t, number } = words;
  const query = useQuery(testerQueries(useApi()).points(userId));
  return (
    <Section title={t('testerUsers.ledger.title')}>
      {query.isError && (
        <LoadFailure reloadLabel={t('word.reload')} onReload={() => void query.refetch()}>
          {t('testerUsers.failed')}
        </LoadFailure>
      )}
      {query.isPending && <Skeleton />}
      {query.data && (
        <>
          <Text as="p">{t('testerUsers.ledger.sum', { total: number(query.data.total) })}</Text>
          {query.data.bookings.length > 0 && (
            <Table
              caption={t('testerUsers.ledger.title')}
              columns={columns(words)}
              rows={query.data.bookings}
              getRowId={(row) => row.bookingId}
            />
          )}
        </>
      )}
    </Section>
  );
}

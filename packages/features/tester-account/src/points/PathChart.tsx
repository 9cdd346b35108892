import type { TesterLedger } from '@resonanz/api-client/testerAccount';
import { LineChart } from '@resonanz/charts/LineChart';
import { nextLevel } from '@resonanz/domain/testerLevels';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';
import { nextLevelDay, pathOf } from './ledger.ts';

/** The total over the last year, the next level, and when it is reached at the pace of late. */
export function PathChart({ ledger, today }: { ledger: TesterLedger; today: string }) {
  const t = useMessages(messages);
  const next = nextLevel(ledger.total);
  const path = pathOf(ledger, today);
  const expected = nextLevelDay(ledger, today);
  const start = path[0]?.date ?? today;
  const level = next === null ? '' : t(`testerAccount.level.${next.level}`);
  return (
    <LineChart
      title={next === null ? t('testerAccount.points.path') : t('testerAccount.points.pathTo', { level })}
      headingLevel={2}
      height={300}
      startsAtZero
      dateLabel={t('testerAccount.points.day')}
      tableLabel={t('testerAccount.points.table')}
      emptyLabel={t('testerAccount.points.pathEmpty')}
      summary={([one]) =>
        one
          ? t('testerAccount.points.pathSummary', {
              first: one.first.text,
              firstDay: one.first.label,
              last: one.last.text,
              lastDay: one.last.label,
            })
          : ''
      }
      series={[
        {
          id: 'total',
          label: t('testerAccount.points.yours'),
          points: path,
        },
        ...(next === null
          ? []
          : [
              {
                id: 'next',
                label: t('testerAccount.points.levelFrom', { level, points: next.from }),
                points: [start, expected ?? today].map((date) => ({ date, value: next.from })),
              },
              ...(expected === null
                ? []
                : [
                    {
                      id: 'pace',
                      label: t('testerAccount.points.pace'),
                      points: [
                        { date: today, value: ledger.total },
                        { date: expected, value: next.from },
                      ],
                    },
                  ]),
            ]),
      ]}
    />
  );
}

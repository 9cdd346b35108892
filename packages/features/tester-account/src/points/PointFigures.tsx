import type { TesterLedger } from '@resonanz/api-client/testerAccount';
import { levelOf, nextLevel, TESTER_LEVELS } from '@resonanz/domain/testerLevels';
import { formatDate } from '@resonanz/formatters/date';
import { formatNumber, formatPercent } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Kpi, KpiStrip } from '@resonanz/ui/KpiStrip';
import { Meter } from '@resonanz/ui/Meter';
import { messages } from '../messages.ts';
import { deadlinesKept, ofYear, sumOf } from './ledger.ts';
import { signed } from './signed.ts';

/** The figures on top: total, level, what is missing for the next one, this year, deadlines. */
export function PointFigures({ ledger, today }: { ledger: TesterLedger; today: string }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { total, memberSince, testsInTime, missedDeadlines, bookings } = ledger;
  const level = levelOf(total);
  const from = TESTER_LEVELS.find((one) => one.level === level)?.from ?? 0;
  const next = nextLevel(total);
  const year = today.slice(0, 4);
  const before = String(Number(year) - 1);
  const inYear = sumOf(ofYear(bookings, year));
  const beforeSum = sumOf(ofYear(bookings, before));
  const kept = deadlinesKept(ledger);
  return (
    <KpiStrip>
      <Kpi
        label={t('testerAccount.points.total')}
        value={formatNumber(total, language)}
        note={t('testerAccount.points.since', { date: formatDate(memberSince, language) })}
      />
      <Kpi
        label={t('testerAccount.points.level')}
        value={t(`testerAccount.level.${level}`)}
        note={t('testerAccount.points.from', { points: from })}
      />
      {next === null ? (
        <Kpi
          label={t('testerAccount.points.top')}
          value={formatPercent(100, language)}
          note={t('testerAccount.points.topNote')}
        />
      ) : (
        <Kpi
          label={t('testerAccount.points.until', { level: t(`testerAccount.level.${next.level}`) })}
          value={formatNumber(next.missing, language)}
        >
          <Meter
            label={t('testerAccount.points.progress', { level: t(`testerAccount.level.${next.level}`) })}
            value={total - from}
            max={next.from - from}
            valueText={t('testerAccount.points.progressText', { total, goal: next.from })}
            tone="accent"
          />
        </Kpi>
      )}
      <Kpi
        label={t('testerAccount.points.inYear', { year })}
        value={signed(inYear, language)}
        note={t('testerAccount.points.yearBefore', { year: before, points: signed(beforeSum, language) })}
      />
      <Kpi
        label={t('testerAccount.points.deadlines')}
        value={kept === null ? null : formatPercent(kept, language)}
        unknownLabel={t('testerAccount.points.noDeadline')}
        note={
          kept === null
            ? t('testerAccount.points.noDeadline')
            : t('testerAccount.points.missed', { count: missedDeadlines, all: testsInTime + missedDeadlines })
        }
      />
    </KpiStrip>
  );
}

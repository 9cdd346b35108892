import { useQuery } from '@tanstack/react-query';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { testerAccountQueries, type TesterLedger } from '@resonanz/api-client/testerAccount';
import { ForbiddenState } from '@resonanz/app-frame/ForbiddenState';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { useMessages } from '@resonanz/i18n/react';
import { PageColumns } from '@resonanz/records/PageColumns';
import { Section } from '@resonanz/records/Section';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { messages } from '../messages.ts';
import { LedgerPart } from './LedgerPart.tsx';
import { LevelList } from './LevelList.tsx';
import { NextTests } from './NextTests.tsx';
import { PathChart } from './PathChart.tsx';
import { PointFigures } from './PointFigures.tsx';
import { PointRules } from './PointRules.tsx';

interface PointsProps {
  ledger: TesterLedger;
  existing: readonly string[];
}

function Points({ ledger, existing }: PointsProps) {
  const t = useMessages(messages);
  const today = berlinDay(new Date());
  return (
    <>
      <PointFigures ledger={ledger} today={today} />
      <PageColumns
        asideLabel={t('testerAccount.points.aside')}
        aside={
          <>
            <Section title={t('testerAccount.points.levels')}>
              <LevelList ledger={ledger} />
            </Section>
            {ledger.next.length > 0 && (
              <Section title={t('testerAccount.points.next')}>
                <NextTests tests={ledger.next} existing={existing} />
              </Section>
            )}
            <Section title={t('testerAccount.points.rules')}>
              <PointRules />
            </Section>
          </>
        }
      >
        <Section>
          <PathChart ledger={ledger} today={today} />
        </Section>
        <LedgerPart bookings={ledger.bookings} today={today} />
      </PageColumns>
    </>
  );
}

/** Props of {@link PointsScreen}. */
export interface PointsScreenProps {
  /** The paths of the screens to which points can lead. */
  existing: readonly string[];
}

/** What the tester has collected, and what for: `/testerworld/points`. */
export function PointsScreen({ existing }: PointsScreenProps) {
  const t = useMessages(messages);
  const { data, error, refetch } = useQuery(testerAccountQueries(useApi()).points());
  const head = <PageHead title={t('testerAccount.points')} description={t('testerAccount.points.lead')} hidesLine />;
  const failure = pageFailure({ error, data });
  if (failure === 'forbidden') {
    return (
      <>
        {head}
        <ForbiddenState />
      </>
    );
  }
  return (
    <>
      {head}
      {error && (
        <Section>
          <LoadFailure reloadLabel={t('word.reload')} onReload={() => void refetch()}>
            {t('testerAccount.points.failed')}
          </LoadFailure>
        </Section>
      )}
      {!data && !error && (
        <Section>
          <VisuallyHidden role="status">{t('testerAccount.points.loading')}</VisuallyHidden>
          <Stack space={6}>
            {['100%', '72%', '88%', '64%'].map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </Stack>
        </Section>
      )}
      {data && <Points ledger={data} existing={existing} />}
    </>
  );
}

import { PlusIcon } from '@phosphor-icons/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { type UgcStatistics, ugcRequestQueries, type UgcPeriod } from '@resonanz/api-client/ugcRequests';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { BarChart } from '@resonanz/charts/BarChart';
import { brandPaths } from '@resonanz/domain/paths';
import { type Period, PERIODS, startOfPeriod } from '@resonanz/domain/periods';
import { formatDate } from '@resonanz/formatters/date';
import { ChoiceBar, usePeriodChoice } from '@resonanz/records/ChoiceBar';
import { id, oneOf } from '@resonanz/records/filters';
import { defineList } from '@resonanz/records/listState';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { Section } from '@resonanz/records/Section';
import { useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Kpi, KpiStrip } from '@resonanz/ui/KpiStrip';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import * as css from '../layout.css.ts';
import { useUgcText } from '../useUgcText.ts';
import { ReportMenu } from './ReportMenu.tsx';
import { RequestsTable } from './RequestsTable.tsx';

const FIGURES = ['videosOrdered', 'videosInProduction', 'videosReady', 'videosAccepted'] as const;

function Ready({ ready }: { ready: UgcStatistics['ready'] }) {
  const { t, language } = useUgcText();
  return (
    <Section title={t('ugcRequests.dashboard.ready')}>
      {ready.length === 0 ? (
        <EmptyState title={t('ugcRequests.dashboard.noneReady')}>{t('ugcRequests.dashboard.noneReadyText')}</EmptyState>
      ) : (
        <ul className={css.lines}>
          {ready.map((video) => (
            <li key={video.ugcVideoId} className={css.line}>
              <Link href={brandPaths.ugcVideoView({ refId: video.ugcCampaignRequestId })}>
                {t('ugcRequests.dashboard.readyText', {
                  product: video.productName,
                  position: video.position,
                  version: video.version,
                })}
              </Link>
              <Text variant="caption" tone="muted" isNowrap>
                {formatDate(video.submittedAt, language)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Months({ months }: { months: UgcStatistics['months'] }) {
  const { t, language } = useUgcText();
  const shown = new Intl.DateTimeFormat(language, { month: 'short', year: '2-digit', timeZone: 'UTC' });
  return (
    <Section>
      <BarChart
        title={t('ugcRequests.dashboard.months')}
        emptyLabel={t('ugcRequests.dashboard.empty')}
        summary={t('ugcRequests.dashboard.summary', {
          count: months.reduce((sum, { ordered }) => sum + ordered, 0),
          accepted: months.reduce((sum, { accepted }) => sum + accepted, 0),
        })}
        categoryLabel={t('ugcRequests.dashboard.month')}
        categories={months.map(({ month }) => ({ id: month, label: shown.format(new Date(`${month}-01T00:00:00Z`)) }))}
        series={[
          {
            id: 'ordered',
            label: t('ugcRequests.dashboard.videosOrdered'),
            values: months.map(({ ordered }) => ordered),
          },
          {
            id: 'accepted',
            label: t('ugcRequests.dashboard.videosAccepted'),
            values: months.map(({ accepted }) => accepted),
          },
        ]}
      />
    </Section>
  );
}

/** What the videos cost, month by month. */
function Costs({ months }: { months: UgcStatistics['months'] }) {
  const { t, language, money } = useUgcText();
  const shown = new Intl.DateTimeFormat(language, { month: 'short', year: '2-digit', timeZone: 'UTC' });
  return (
    <Section>
      <BarChart
        title={t('ugcRequests.dashboard.costs')}
        emptyLabel={t('ugcRequests.dashboard.empty')}
        summary={t('ugcRequests.dashboard.costsSummary', {
          total: money(months.reduce((sum, { cost }) => sum + cost, 0)),
        })}
        categoryLabel={t('ugcRequests.dashboard.month')}
        categories={months.map(({ month }) => ({ id: month, label: shown.format(new Date(`${month}-01T00:00:00Z`)) }))}
        series={[{ id: 'cost', label: t('ugcRequests.dashboard.spent'), values: months.map(({ cost }) => cost) }]}
        format={{ currency: 'EUR' }}
      />
    </Section>
  );
}

/** What stands there instead of figures, and what leads on. */
function Nothing({ data, isNarrowed, add }: { data: UgcStatistics; isNarrowed: boolean; add: ReactNode }) {
  const { t } = useUgcText();
  if (isNarrowed)
    return <EmptyState title={t('ugcRequests.dashboard.noMatch')}>{t('ugcRequests.dashboard.noMatchText')}</EmptyState>;
  const isWaiting = data.requestsOpen > 0;
  const toList = <Button href={brandPaths.ugcVideos()}>{t('ugcRequests.dashboard.toList')}</Button>;
  return (
    <EmptyState title={t('ugcRequests.dashboard.empty')} action={isWaiting ? toList : add || undefined}>
      {t(
        isWaiting
          ? 'ugcRequests.dashboard.waiting'
          : add
            ? 'ugcRequests.dashboard.begin'
            : 'ugcRequests.dashboard.beginElsewhere',
      )}
    </EmptyState>
  );
}

/** What became of the brand's videos: `/campaign-self-service/ugc-dashboard`. */
export function UgcDashboardScreen() {
  const { t, money } = useUgcText();
  const { user } = useSession();
  const { filters, setFilters, isNarrowed } = useRouterListState(dashboardChoices);
  const period = statisticsQuery(filters);
  const query = useQuery(ugcRequestQueries(useApi()).statistics(period));
  const { data } = query;
  const periods = usePeriodChoice(filters.period, (chosen) => setFilters({ period: chosen }));
  const requests = {
    label: t('ugcRequests.dashboard.request'),
    anyLabel: t('ugcRequests.dashboard.anyRequest'),
    items: (data?.choices ?? []).map(({ ugcCampaignRequestId, number, productName }) => ({
      id: String(ugcCampaignRequestId),
      label: t('ugcRequests.dashboard.requestName', { number, product: productName }),
    })),
    selectedId: filters.request === null ? null : String(filters.request),
    onChange: (chosen: string | null) => setFilters({ request: chosen === null ? null : Number(chosen) }),
  };
  const failure = pageFailure(query);
  const add = user?.signupWithToken !== true && (
    <HeadButton variant="solid" icon={PlusIcon} label={t('ugcRequests.form.add')} href={brandPaths.ugcVideoAdd()} />
  );
  const hasRequests = data !== undefined && data.choices.length > 0;
  const head = (
    <PageHead
      title={t('ugcRequests.dashboard.title')}
      hidesLine
      actions={
        <>
          {hasRequests && <ReportMenu period={period} />}
          {add}
        </>
      }
    />
  );
  if (failure !== null) {
    return (
      <FailedPage
        head={head}
        failure={failure}
        missingText={t('ugcRequests.failed')}
        failedText={t('ugcRequests.failed')}
        onReload={() => void query.refetch()}
      />
    );
  }
  return (
    <>
      {head}
      <KpiStrip isLoading={data === undefined} loadingLabel={t('ugcRequests.dashboard.loading')}>
        {FIGURES.map((figure) => (
          <Kpi key={figure} label={t(`ugcRequests.dashboard.${figure}`)} value={String(data?.[figure] ?? 0)} />
        ))}
        <Kpi label={t('ugcRequests.dashboard.spent')} value={money(data?.spent ?? 0)} />
      </KpiStrip>
      {hasRequests && (
        <Section title={t('ugcRequests.dashboard.requests')}>
          <ChoiceBar choices={[periods, requests]} />
          {data.requests.length > 0 && <RequestsTable rows={data.requests} />}
        </Section>
      )}
      {data !== undefined &&
        (data.videosOrdered === 0 ? (
          <Section>
            <Nothing data={data} isNarrowed={isNarrowed && hasRequests} add={add} />
          </Section>
        ) : (
          <>
            <Ready ready={data.ready} />
            <Months months={data.months} />
            <Costs months={data.months} />
          </>
        ))}
    </>
  );
}

/** What the figures of UGC requests are narrowed to. */
const dashboardChoices = defineList({ sorts: [], filters: { period: oneOf(PERIODS), request: id } });

/** What the server is asked for. */
function statisticsQuery({ period, request }: { period: Period | null; request: number | null }): UgcPeriod {
  return {
    ...(period !== null && { from: startOfPeriod(period, new Date()) }),
    ...(request !== null && { ugcCampaignRequestId: request }),
  };
}

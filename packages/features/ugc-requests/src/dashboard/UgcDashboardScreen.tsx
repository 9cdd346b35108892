import { PlusIcon } from '@phosphor-icons/react';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { type UgcStatistics, ugcRequestQueries } from '@resonanz/api-client/ugc-requests';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { BarChart } from '@resonanz/charts/BarChart';
import { brandPaths } from '@resonanz/domain/paths';
import { formatDate } from '@resonanz/formatters/date';
import { useSession } from '@resonanz/session/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { Kpi, KpiStrip } from '@resonanz/ui/KpiStrip';
import { Link } from '@resonanz/ui/Link';
import { Text } from '@resonanz/ui/Text';
import { useQuery } from '@tanstack/react-query';
import * as css from '../layout.css.ts';
import { useUgcText } from '../useUgcText.ts';

const FIGURES = ['videosOrdered', 'videosInProduction', 'videosReady', 'videosAccepted'] as const;

function Ready({ ready }: { ready: UgcStatistics['ready'] }) {
  const { t, language } = useUgcText();
  return (
    <section className={css.section} aria-labelledby="ugc-ready">
      <Heading level={2} id="ugc-ready">
        {t('ugcRequests.dashboard.ready')}
      </Heading>
      {ready.length === 0 ? (
        <EmptyState title={t('ugcRequests.dashboard.noneReady')}>{t('ugcRequests.dashboard.noneReadyText')}</EmptyState>
      ) : (
        <ul className={css.lines}>
          {ready.map((video) => (
            <li key={video.ugcVideoId} className={css.line}>
              <Link href={brandPaths.ugcVideoView({ refId: video.ugcCampaignRequestId })}>{t('ugcRequests.dashboard.readyText', { product: video.productName, position: video.position, version: video.version })}</Link>
              <Text variant="caption" tone="muted">
                {formatDate(video.submittedAt, language)}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Months({ months }: { months: UgcStatistics['months'] }) {
  const { t, language } = useUgcText();
  const shown = new Intl.DateTimeFormat(language, { month: 'short', year: '2-digit', timeZone: 'UTC' });
  return (
    <section className={css.section} aria-labelledby="ugc-months">
      <Heading level={2} id="ugc-months">
        {t('ugcRequests.dashboard.months')}
      </Heading>
      <BarChart
        title={t('ugcRequests.dashboard.months')}
        emptyLabel={t('ugcRequests.dashboard.empty')}
        summary={t('ugcRequests.dashboard.summary', { count: months.reduce((sum, { ordered }) => sum + ordered, 0), accepted: months.reduce((sum, { accepted }) => sum + accepted, 0) })}
        categoryLabel={t('ugcRequests.dashboard.month')}
        categories={months.map(({ month }) => ({ id: month, label: shown.format(new Date(`${month}-01T00:00:00Z`)) }))}
        series={[
          { id: 'ordered', label: t('ugcRequests.dashboard.videosOrdered'), values: months.map(({ ordered }) => ordered) },
          { id: 'accepted', label: t('ugcRequests.dashboard.videosAccepted'), values: months.map(({ accepted }) => accepted) },
        ]}
      />
    </section>
  );
}

/** What became of the brand's videos: `/campaign-self-service/ugc-dashboard` (modules F2). */
export function UgcDashboardScreen() {
  const { t, money } = useUgcText();
  const { user } = useSession();
  const query = useQuery(ugcRequestQueries(useApi()).statistics());
  const { data } = query;
  const failure = pageFailure(query);
  const mayAdd = user?.signupWithToken !== true;
  const head = (
    <PageHead
      title={t('ugcRequests.dashboard.title')}
      hidesLine
      actions={mayAdd && <HeadButton variant="solid" icon={PlusIcon} label={t('ugcRequests.form.add')} href={brandPaths.ugcVideoAdd()} />}
    />
  );
  if (failure !== null) {
    return <FailedPage head={head} failure={failure} missingText={t('ugcRequests.failed')} failedText={t('ugcRequests.failed')} onReload={() => void query.refetch()} />;
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
      {data !== undefined &&
        (data.videosOrdered === 0 ? (
          <section className={css.section}>
            <EmptyState title={t('ugcRequests.dashboard.empty')}>{t(data.requestsOpen > 0 ? 'ugcRequests.dashboard.waiting' : 'ugcRequests.dashboard.begin')}</EmptyState>
          </section>
        ) : (
          <>
            <Ready ready={data.ready} />
            <Months months={data.months} />
          </>
        ))}
    </>
  );
}

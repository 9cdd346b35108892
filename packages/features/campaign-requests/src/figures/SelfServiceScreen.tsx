import { PlusIcon } from '@phosphor-icons/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { campaignRequestQueries, type SelfServiceFigures } from '@resonanz/api-client/campaignRequests';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { HeadButton } from '@resonanz/app-frame/HeadButton';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { brandPaths } from '@resonanz/domain/paths';
import { formatMoney, hasCents } from '@resonanz/formatters/money';
import { formatNumber, formatShortNumber } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ChoiceBar, usePeriodChoice } from '@resonanz/records/ChoiceBar';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { Section } from '@resonanz/records/Section';
import { useMay } from '@resonanz/session/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Kpi, KpiStrip } from '@resonanz/ui/KpiStrip';
import { messages } from '../messages.ts';
import { figureChoices, figuresQuery } from './figureChoices.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { usePlatformChoice } from './usePlatformChoice.ts';

const FiguresCharts = lazy(async () => ({ default: (await import('./FiguresCharts.tsx')).FiguresCharts }));

const NONE: readonly SelfServiceFigures[] = [];
const sumOf = (
  rows: readonly SelfServiceFigures[],
  name: 'spent' | 'budget' | 'reach' | 'clicks' | 'impressions' | 'booked' | 'decisionsOpen',
) => rows.reduce((sum, row) => sum + row[name], 0);

function Figures({ rows }: { rows: readonly SelfServiceFigures[] | undefined }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const known = rows ?? NONE;
  const [spent, budget, clicks, contacts] = [
    sumOf(known, 'spent'),
    sumOf(known, 'budget'),
    sumOf(known, 'clicks'),
    sumOf(known, 'impressions') || sumOf(known, 'reach'),
  ];
  const money = (amount: number, fixed = false) => formatMoney(amount, language, { currency: 'EUR', fixed });
  const fixed = hasCents([spent, budget]);
  const ratio = (value: number, by: number) => (by > 0 ? money(value / by) : '–');
  return (
    <KpiStrip isLoading={!rows} loadingLabel={t('campaignRequests.figures.loading')}>
      <Kpi
        label={t('campaignRequests.home.spent')}
        value={money(spent, fixed)}
        note={t('campaignRequests.home.ofBudget', { budget: money(budget, fixed) })}
      />
      <Kpi label={t('campaignRequests.home.open')} value={formatNumber(sumOf(known, 'decisionsOpen'), language)} />
      <Kpi
        label={t('campaignRequests.home.reach')}
        value={formatShortNumber(sumOf(known, 'reach'), language)}
        note={t('campaignRequests.home.channels', { count: sumOf(known, 'booked') })}
      />
      <Kpi
        label={t('campaignRequests.home.clicks')}
        value={formatNumber(clicks, language)}
        note={t('campaignRequests.home.cpc', { cost: ratio(spent, clicks) })}
      />
      <Kpi label={t('campaignRequests.results.tkp')} value={ratio(spent * 1000, contacts)} />
    </KpiStrip>
  );
}

/** How the brand's campaigns are doing, one by one: `/campaign-self-service/scs-dashboard`. */
export function SelfServiceScreen() {
  const t = useMessages(messages);
  const { filters, setFilters, isNarrowed } = useRouterListState(figureChoices);
  const { period, platform, campaign } = filters;
  const mayAdd = useMay('Campaign Request', 'add');
  const figures = useQuery(campaignRequestQueries(useApi()).figures(figuresQuery(filters)));
  const { data: all } = figures;
  const periods = usePeriodChoice(period, (chosen) => setFilters({ period: chosen }));
  const platforms = usePlatformChoice(platform, (chosen) => setFilters({ platform: chosen }));
  const campaigns = {
    label: t('word.campaign'),
    anyLabel: t('campaignRequests.figures.anyCampaign'),
    items: (all ?? NONE).map(({ campaignRequestId, title }) => ({ id: String(campaignRequestId), label: title })),
    selectedId: campaign === null ? null : String(campaign),
    onChange: (chosen: string | null) => setFilters({ campaign: chosen === null ? null : Number(chosen) }),
  };
  const data = campaign === null ? all : all?.filter(({ campaignRequestId }) => campaignRequestId === campaign);
  const failure = pageFailure(figures);
  const add = mayAdd && (
    <HeadButton
      variant="solid"
      icon={PlusIcon}
      label={t('campaignRequests.add')}
      href={brandPaths.campaignRequestAdd()}
    />
  );
  const head = (
    <PageHead
      title={t('campaignRequests.figures.title')}
      description={t('campaignRequests.figures.lead')}
      actions={add}
    />
  );
  if (failure)
    return (
      <FailedPage
        head={head}
        failure={failure}
        failedText={t('campaignRequests.figures.failed')}
        onReload={() => void figures.refetch()}
      />
    );
  return (
    <>
      {head}
      <Figures rows={data} />
      <Section title={t('campaignRequests.figures.campaigns')}>
        <ChoiceBar choices={[periods, platforms, campaigns]} />
        {data?.length === 0 && (
          <EmptyState
            title={t(isNarrowed ? 'campaignRequests.figures.noMatch' : 'campaignRequests.figures.empty')}
            {...(!isNarrowed && add && { action: add })}
          >
            {t(isNarrowed ? 'campaignRequests.figures.noMatchText' : 'campaignRequests.figures.emptyText')}
          </EmptyState>
        )}
        {data?.length !== 0 && <FiguresTable rows={data} />}
      </Section>
      {data !== undefined && data.length > 0 && (
        <Suspense>
          <FiguresCharts rows={data} />
        </Suspense>
      )}
    </>
  );
}

import { campaignQueries, type PipelineState } from '@resonanz/api-client/campaigns';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { PIPELINE_STATES } from '@resonanz/domain/campaigns';
import { labels } from '@resonanz/domain/labels';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { ListSearch } from '@resonanz/records/FilterPanel';
import { useMay } from '@resonanz/session/react';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Tabs } from '@resonanz/ui/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { messages } from '../messages.ts';
import { CampaignEntries } from './CampaignEntries.tsx';
import { CampaignFacts } from './CampaignFacts.tsx';
import { CampaignKpis } from './CampaignKpis.tsx';

const BOOKED: PipelineState = 3;

const stateOf = (text: string | null): PipelineState => PIPELINE_STATES.find((state) => String(state) === text) ?? 1;

/** A campaign with its facts, figures and creators by pipeline state: `/campaign/{refId}/view-camp`. */
export function CampaignDetailScreen() {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const client = useApi();
  const { refId } = useParams();
  const campaignId = Number(refId);
  const [parameters, setParameters] = useSearchParams();
  const state = stateOf(parameters.get('state'));
  const [search, setSearch] = useState('');
  const mayEdit = useMay('Campaign Management', 'edit');
  const queries = campaignQueries(client);
  const campaign = useQuery(queries.detail(campaignId));
  const statistics = useQuery(queries.statistics(campaignId));
  const counts = useQuery(queries.stateCounts(campaignId));
  const breadcrumbs = [{ label: t('campaigns.title'), href: staffPaths.campaign() }];

  const failure = pageFailure(campaign);
  if (failure) {
    return (
      <FailedPage
        head={<PageHead title={t('campaigns.title')} breadcrumbs={breadcrumbs} />}
        failure={failure}
        missingText={t('campaigns.detail.notFound')}
        failedText={t('campaigns.detail.failed')}
        onReload={() => void campaign.refetch()}
      />
    );
  }
  const data = campaign.data;
  const countOf = (each: PipelineState) => counts.data?.find((row) => row.state === each)?.count ?? 0;
  return (
    <>
      <PageHead
        title={data?.kampagnenname ?? t('campaigns.detail.loading')}
        breadcrumbs={[...breadcrumbs, ...(data?.kundenname ? [{ label: data.kundenname }] : [])]}
        tag={data && <EnumTag of="campaignStatus" value={data.status} />}
        facts={data ? <CampaignFacts campaign={data} /> : <Skeleton width="70%" />}
        hidesLine
      />
      <CampaignKpis
        statistics={statistics.data}
        mediaBudget={data?.mediaBudget ?? 0}
        currencyCode={data?.currencyCode ?? 'EUR'}
      />
      <Tabs
        label={t('campaigns.tabs')}
        items={PIPELINE_STATES.map((each) => ({
          id: String(each),
          label: label(`pipelineState.${each}`),
          count: countOf(each),
          countLabel: t('campaigns.tab.count', { count: countOf(each) }),
        }))}
        selectedId={String(state)}
        onSelectionChange={(id) => setParameters({ state: id }, { replace: true })}
        isFlush
        isGrowing
        end={
          <ListSearch value={search} onSearch={(words) => setSearch(words.trim())} placeholder={t('campaigns.entries.search')} />
        }
      >
        <CampaignEntries
          key={`${state}:${search}`}
          campaignId={campaignId}
          state={state}
          search={search}
          hasBrand={data?.campaignRequestId != null}
          mayEdit={mayEdit}
          finalBudget={state === BOOKED ? statistics.data?.finalBudget : undefined}
          currencyCode={data?.currencyCode ?? 'EUR'}
        />
      </Tabs>
    </>
  );
}

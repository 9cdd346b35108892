import { FunnelSimpleIcon } from '@phosphor-icons/react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { PipelineState } from '@resonanz/api-client/campaignEntries';
import { campaignQueries } from '@resonanz/api-client/campaigns';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { useSavedColumns } from '@resonanz/api-client/savedColumns';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { PIPELINE_STATE, PIPELINE_STATES } from '@resonanz/domain/campaigns';
import { labels } from '@resonanz/domain/labels';
import { staffPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { ListSearch } from '@resonanz/records/FilterPanel';
import { useRouterListState } from '@resonanz/records/reactRouter';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { Counter } from '@resonanz/ui/Counter';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Tabs } from '@resonanz/ui/Tabs';
import { CommentDrafts } from '../talk/CommentDrafts.tsx';
import { CampaignActions } from './CampaignActions.tsx';
import * as css from './CampaignDetail.css.ts';
import { CampaignEntries } from './CampaignEntries.tsx';
import { CampaignFacts } from './CampaignFacts.tsx';
import { CampaignKpis } from './CampaignKpis.tsx';
import { COLUMN_LISTS } from './columnLists.ts';
import { HIDDEN_AT_FIRST } from './columns/columnOrder.ts';
import { entryList, toQuery } from './entryList.ts';
import { messages } from './messages.ts';
import { useFollowedCampaign } from './useFollowedCampaign.ts';
import { useLiveFigures } from './useLiveFigures.ts';

const EntryColumnChoice = lazy(async () => ({ default: (await import('./EntryColumnChoice.tsx')).EntryColumnChoice }));
const CampaignMails = lazy(async () => ({ default: (await import('../mail/CampaignMails.tsx')).CampaignMails }));
const EntryFilters = lazy(async () => ({ default: (await import('./EntryFilters.tsx')).EntryFilters }));

/** The mails are a tab beside the states. */
const MAILS = 'emails';

const stateOf = (text: string | null): PipelineState =>
  PIPELINE_STATES.find((state) => String(state) === text) ?? PIPELINE_STATE.acquisition;

/** A campaign with its facts, figures and creators by pipeline state: `/campaign/{refId}/view-camp`. */
export function CampaignDetailScreen() {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const client = useApi();
  const { refId } = useParams();
  const campaignId = Number(refId);
  const [parameters, setParameters] = useSearchParams();
  const state = stateOf(parameters.get('state'));
  const list = useRouterListState(entryList);
  const [isFiltering, setFiltering] = useState(false);
  const hiddenColumnIds = useSavedColumns(COLUMN_LISTS[state], HIDDEN_AT_FIRST[state]);
  const mayEdit = useMay('Campaign Management', 'edit');
  const seesMails = useMay('Email', 'view');
  const showsMails = seesMails && parameters.get('state') === MAILS;
  const mayDelete = useMay('Campaign Management', 'delete');
  const queries = campaignQueries(client);
  const campaign = useQuery(queries.detail(campaignId));
  const statistics = useQuery(queries.statistics(campaignId));
  const counts = useQuery(queries.stateCounts(campaignId));
  const live = useLiveFigures(statistics.data, statistics.dataUpdatedAt, campaign.data?.mediaBudget ?? 0);
  const isChangedElsewhere = useFollowedCampaign(campaignId);
  const breadcrumbs = [{ label: t('word.campaigns'), href: staffPaths.campaign() }];

  const failure = pageFailure(campaign);
  if (failure) {
    return (
      <FailedPage
        head={<PageHead title={t('word.campaigns')} breadcrumbs={breadcrumbs} />}
        failure={failure}
        missingText={t('campaigns.detail.notFound')}
        failedText={t('campaigns.detail.failed')}
        onReload={() => void campaign.refetch()}
      />
    );
  }
  const data = campaign.data;
  const currencyCode = data?.currencyCode ?? 'EUR';
  const countOf = (each: PipelineState) => counts.data?.find((row) => row.state === each)?.count ?? 0;
  const activeCount = list.activeFilters.length;
  return (
    <CommentDrafts>
      <PageHead
        title={data?.name ?? t('campaigns.detail.loading')}
        breadcrumbs={[...breadcrumbs, ...(data?.customerName ? [{ label: data.customerName }] : [])]}
        tag={data && <EnumTag of="campaignStatus" value={data.status} />}
        facts={data ? <CampaignFacts campaign={data} /> : <Skeleton width="70%" />}
        actions={
          data && (
            <CampaignActions
              campaign={data}
              query={toQuery(campaignId, state, list)}
              hiddenColumnIds={hiddenColumnIds}
            />
          )
        }
        hidesLine
      />
      <CampaignKpis statistics={live.figures} mediaBudget={data?.mediaBudget ?? 0} currencyCode={currencyCode} />
      <Tabs
        label={t('campaigns.tabs')}
        items={[
          ...PIPELINE_STATES.map((each) => ({
            id: String(each),
            label: label(`pipelineState.${each}`),
            count: countOf(each),
            countLabel: t('campaigns.tab.count', { count: countOf(each) }),
          })),
          ...(seesMails ? [{ id: MAILS, label: t('word.emails') }] : []),
        ]}
        selectedId={showsMails ? MAILS : String(state)}
        onSelectionChange={(id) => setParameters({ state: id }, { replace: true })}
        isFlush
        isGrowing
        end={
          !showsMails && (
            <div className={css.tools}>
              <div className={css.search}>
                <ListSearch value={list.search} onSearch={list.setSearch} placeholder={t('campaigns.entries.search')} />
              </div>
              <Button
                iconStart={FunnelSimpleIcon}
                aria-label={t('campaigns.rows.filterCount', { count: activeCount })}
                onPress={() => setFiltering(true)}
              >
                {t('campaigns.rows.filter')}
                <Counter count={activeCount} />
              </Button>
              <Suspense>
                <EntryColumnChoice state={state} hiddenColumnIds={hiddenColumnIds} />
              </Suspense>
            </div>
          )
        }
      >
        {showsMails ? (
          <Suspense fallback={<Skeleton width="100%" />}>
            <CampaignMails key={campaignId} campaignId={campaignId} />
          </Suspense>
        ) : (
          <CampaignEntries
            key={state}
            campaignId={campaignId}
            state={state}
            list={list}
            hiddenColumnIds={hiddenColumnIds}
            hasBrand={data?.campaignRequestId != null}
            mayEdit={mayEdit}
            mayDelete={mayDelete}
            live={live}
            isChangedElsewhere={isChangedElsewhere}
            currencyCode={currencyCode}
            mediaBudget={data?.mediaBudget ?? 0}
          />
        )}
      </Tabs>
      <Suspense>{isFiltering && <EntryFilters list={list} isOpen onOpenChange={setFiltering} />}</Suspense>
    </CommentDrafts>
  );
}

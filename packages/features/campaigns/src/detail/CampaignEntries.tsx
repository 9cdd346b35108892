import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import {
  campaignEntryQueries,
  type CampaignInfluencerOutcome,
  type CampaignInfluencerRow,
  type PipelineState,
} from '@resonanz/api-client/campaignEntries';
import { useApi } from '@resonanz/api-client/react';
import { CAMPAIGN_INFLUENCER_PAGE_SIZE, MOVE_LIMIT, PIPELINE_STATE } from '@resonanz/domain/campaigns';
import { useMessages } from '@resonanz/i18n/react';
import { ActiveFilters } from '@resonanz/records/ActiveFilters';
import { ListPagination } from '@resonanz/records/ListPagination';
import { ListRegion } from '@resonanz/records/ListRegion';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { AddCreatorRow } from './AddCreatorRow.tsx';
import { BulkBar } from './BulkBar.tsx';
import * as css from './CampaignDetail.css.ts';
import { type EntryListState, toQuery } from './entryList.ts';
import type { EntrySubject } from './EntryMenu.tsx';
import { EntrySums } from './EntrySums.tsx';
import { messages } from './messages.ts';
import { useActiveEntryFilters } from './useActiveEntryFilters.ts';
import { useEntryActions } from './useEntryActions.ts';
import type { LiveFigures } from './useLiveFigures.ts';
import { usePublishing } from './usePublishing.ts';

const CampaignGrid = lazy(async () => ({ default: (await import('./CampaignGrid.tsx')).CampaignGrid }));
const EntryDialog = lazy(async () => ({ default: (await import('../entry/EntryDialog.tsx')).EntryDialog }));
const CreatorMailDialog = lazy(async () => ({
  default: (await import('../mail/CreatorMailDialog.tsx')).CreatorMailDialog,
}));
const PublishDialog = lazy(async () => ({ default: (await import('./PublishDialog.tsx')).PublishDialog }));
const OutcomeDialog = lazy(async () => ({ default: (await import('./OutcomeDialog.tsx')).OutcomeDialog }));

interface CampaignEntriesProps {
  campaignId: number;
  state: PipelineState;
  list: EntryListState;
  hiddenColumnIds: ReadonlySet<string>;
  /** Whether the campaign belongs to a request of a brand; only then channels can be published. */
  hasBrand: boolean;
  mayEdit: boolean;
  mayDelete: boolean;
  live: LiveFigures;
  /** Whether a row that has changed was changed by another user. */
  isChangedElsewhere: (entryId: number) => boolean;
  currencyCode: string;
  mediaBudget: number;
}

/** The creators of a campaign in one pipeline state, with what can be done with one of them and with a selection. */
export function CampaignEntries({
  campaignId,
  state,
  list,
  hiddenColumnIds,
  hasBrand,
  mayEdit,
  mayDelete,
  live,
  isChangedElsewhere,
  currencyCode,
  mediaBudget,
}: CampaignEntriesProps) {
  const t = useMessages(messages);
  const [selected, setSelected] = useState<ReadonlyMap<number, CampaignInfluencerRow>>(new Map());
  const [isWriting, setWriting] = useState(false);
  const mayMail = useMay('Email', 'add');
  const [outcome, setOutcome] = useState<CampaignInfluencerOutcome | null>(null);
  const [opened, setOpened] = useState<{ subject: EntrySubject; row: CampaignInfluencerRow } | null>(null);
  const onOpen = useCallback((subject: EntrySubject, row: CampaignInfluencerRow) => setOpened({ subject, row }), []);
  const page = useQuery(campaignEntryQueries(useApi()).page(toQuery(campaignId, state, list)));
  const { publish, isPending: isPublishing, question } = usePublishing(campaignId);
  const actions = useEntryActions(campaignId, setOutcome, publish);
  const activeFilters = useActiveEntryFilters(list);
  const rows = page.data?.content ?? [];
  const total = page.data?.totalElements ?? 0;
  const lastPage = Math.max(Math.ceil(total / CAMPAIGN_INFLUENCER_PAGE_SIZE), 1);
  const mayPublish = mayEdit && hasBrand && state > PIPELINE_STATE.acquisition;
  const mayContract = useMay('Contract Management', 'add');
  const selectedIds = useMemo(() => new Set(selected.keys()), [selected]);
  const chosen = [...selectedIds].slice(0, MOVE_LIMIT);
  const clear = () => setSelected(new Map());
  const signNda = (ids: readonly number[]) => {
    setOutcome(null);
    void actions.signNda(ids);
  };
  // Rows of other pages are remembered as they were chosen.
  const select = (ids: ReadonlySet<number>) =>
    setSelected(
      (before) =>
        new Map(
          [...ids].flatMap((id) => {
            const row = rows.find((each) => each.entryId === id) ?? before.get(id);
            return row ? [[id, row] as const] : [];
          }),
        ),
    );
  const shown = opened && {
    ...opened,
    row: rows.find((row) => row.entryId === opened.row.entryId) ?? opened.row,
  };

  return (
    <ListRegion>
      <ActiveFilters filters={activeFilters} onReset={list.reset} />
      <BulkBar
        campaignId={campaignId}
        ids={chosen}
        state={state}
        mayPublish={mayPublish}
        mayContract={mayContract}
        actions={{ ...actions, isPending: actions.isPending || isPublishing }}
        {...(mayMail && { onMail: () => setWriting(true) })}
        onClear={clear}
      />
      <div className={css.grid}>
        <Suspense fallback={<GridPlaceholder />}>
          <CampaignGrid
            campaignId={campaignId}
            state={state}
            list={list}
            rows={rows}
            isLoading={page.isPending || page.isPlaceholderData}
            currencyCode={currencyCode}
            mediaBudget={mediaBudget}
            mayEdit={mayEdit}
            mayDelete={mayDelete}
            mayPublish={mayPublish}
            mayContract={mayContract}
            publish={publish}
            live={live}
            isChangedElsewhere={isChangedElsewhere}
            hiddenColumnIds={hiddenColumnIds}
            selectedIds={selectedIds}
            onSelectionChange={select}
            onOpen={onOpen}
            addRow={mayEdit && <AddCreatorRow campaignId={campaignId} />}
            empty={
              <EmptyState
                title={list.isNarrowed ? t('campaigns.entries.noMatch') : t(`campaigns.entries.empty${state}`)}
                {...(list.isNarrowed && {
                  action: <Button onPress={list.reset}>{t('campaigns.rows.resetAll')}</Button>,
                })}
              />
            }
            error={
              page.isError &&
              !page.data && (
                <LoadFailure reloadLabel={t('word.reload')} onReload={() => void page.refetch()}>
                  {t('campaigns.entries.failed')}
                </LoadFailure>
              )
            }
          />
        </Suspense>
      </div>
      <div className={css.foot}>
        <ListPagination
          page={Math.min(list.page, lastPage)}
          pageSize={CAMPAIGN_INFLUENCER_PAGE_SIZE}
          total={total}
          onPageChange={list.setPage}
          note={
            <>
              {live.figures && (
                <EntrySums state={state} figures={live.figures} mediaBudget={mediaBudget} currencyCode={currencyCode} />
              )}
              {mayEdit && !hasBrand && state > PIPELINE_STATE.acquisition && (
                <span>{t('campaigns.entries.publishBlocked')}</span>
              )}
            </>
          }
        />
      </div>
      <Suspense>
        {isWriting && (
          <CreatorMailDialog
            campaignId={campaignId}
            rows={[...selected.values()].slice(0, MOVE_LIMIT)}
            onSent={clear}
            onClose={() => setWriting(false)}
          />
        )}
        {question && <PublishDialog question={question} />}
        {outcome && <OutcomeDialog outcome={outcome} onSignNda={signNda} onClose={() => setOutcome(null)} />}
        {shown && (
          <EntryDialog
            campaignId={campaignId}
            subject={shown.subject}
            row={shown.row}
            mayEdit={mayEdit}
            hasBrand={hasBrand}
            actions={actions}
            currencyCode={currencyCode}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </ListRegion>
  );
}

const LINES = 12;

/**
 * Stands where the grid will be while its code is fetched: about as many lines as it shows rows, so that little below
 * jumps.
 */
const GridPlaceholder = () => (
  <div className={css.gridPlaceholder}>
    {Array.from({ length: LINES }, (_, index) => (
      <Skeleton key={index} />
    ))}
  </div>
);

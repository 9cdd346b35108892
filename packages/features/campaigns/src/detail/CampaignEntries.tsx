import { type CampaignInfluencerQuery, campaignQueries, type PipelineState } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { CAMPAIGN_INFLUENCER_PAGE_SIZE, MOVE_LIMIT } from '@resonanz/domain/campaigns';
import { labels } from '@resonanz/domain/labels';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { ListPagination } from '@resonanz/records/ListPagination';
import { SelectionBar } from '@resonanz/records/SelectionBar';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Table } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { money } from '../campaignText.ts';
import { messages } from '../messages.ts';
import { entryColumns } from './entryColumns.tsx';
import { useEntryActions } from './useEntryActions.ts';

type SortKey = NonNullable<CampaignInfluencerQuery['sortBy']>;

interface CampaignEntriesProps {
  campaignId: number;
  state: PipelineState;
  search: string;
  /** Whether the campaign belongs to a request of a brand; only then channels can be published. */
  hasBrand: boolean;
  /** Whether the user may change entries. */
  mayEdit: boolean;
  /** Sum of the final budgets, said below the table; absent where there is none. */
  finalBudget?: number | undefined;
  currencyCode: string;
}

const MOVES: Readonly<Record<PipelineState, readonly PipelineState[]>> = { 1: [2], 2: [1, 3], 3: [2] };

/** The creators of a campaign in one pipeline state, with what can be done with a selection of them. */
export function CampaignEntries({ campaignId, state, search, hasBrand, mayEdit, finalBudget, currencyCode }: CampaignEntriesProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const client = useApi();
  const [page, setPage] = useState(0);
  const [sort, setSort] = useState<{ columnId: SortKey; direction: 'ascending' | 'descending' }>();
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>(new Set());
  const list = useQuery(
    campaignQueries(client).influencers({
      campaignId,
      state,
      search,
      pageNumber: page,
      pageSize: CAMPAIGN_INFLUENCER_PAGE_SIZE,
      ...(sort ? { sortBy: sort.columnId, sort: sort.direction === 'ascending' ? 'ASC' : 'DESC' } : {}),
    }),
  );
  const { isPending, move, publish } = useEntryActions(campaignId);
  const rows = list.data?.content ?? [];
  const total = list.data?.totalElements ?? 0;
  const chosen = [...selectedIds];
  const lastPage = Math.max(Math.ceil(total / CAMPAIGN_INFLUENCER_PAGE_SIZE) - 1, 0);
  // Whoever moves everything on the last page away goes on with the page before it.
  if (list.data && page > lastPage) setPage(lastPage);
  const mayPublish = mayEdit && hasBrand && state > 1;

  async function act(action: Promise<boolean>) {
    if (await action) setSelectedIds(new Set());
  }

  if (list.isError && !list.data) {
    return (
      <InlineAlert
        tone="error"
        role="alert"
        action={<Button onPress={() => void list.refetch()}>{t('campaigns.detail.reload')}</Button>}
      >
        {t('campaigns.entries.failed')}
      </InlineAlert>
    );
  }
  return (
    <>
      <SelectionBar count={chosen.length} max={MOVE_LIMIT} onClear={() => setSelectedIds(new Set())}>
          {MOVES[state].map((target) => (
            <Button key={target} variant="ghost" isDisabled={isPending} onPress={() => void act(move(chosen, target))}>
              {t(`campaigns.move.${target}`)}
            </Button>
          ))}
          {mayPublish && (
            <>
              <Button variant="ghost" isDisabled={isPending} onPress={() => void act(publish(chosen, true))}>
                {t('campaigns.publish')}
              </Button>
              <Button variant="ghost" isDisabled={isPending} onPress={() => void act(publish(chosen, false))}>
                {t('campaigns.withdraw')}
              </Button>
            </>
          )}
      </SelectionBar>
      <Table
        caption={t('campaigns.entries.caption', { state: label(`pipelineState.${state}`) })}
        columns={entryColumns(state, {
          t,
          language,
          currencyCode,
          onPublishChange: mayPublish ? (row, isPublished) => void publish([row.compaignInfluencerId], isPublished) : undefined,
        })}
        rows={rows}
        getRowId={(row) => row.compaignInfluencerId}
        isLoading={list.isPending || list.isPlaceholderData}
        sort={sort}
        onSortChange={(next) => {
          setSort({ columnId: next.columnId as SortKey, direction: next.direction });
          setPage(0);
        }}
        empty={<EmptyState title={search === '' ? t(`campaigns.entries.empty${state}`) : t('campaigns.entries.noMatch')} />}
        isFlush
        {...(mayEdit
          ? {
              selectedIds,
              onSelectionChange: (ids: Set<number>) => setSelectedIds(new Set([...ids].slice(0, MOVE_LIMIT))),
              selectAllLabel: t('campaigns.selection.all'),
              selectRowLabel: (row: (typeof rows)[number]) => t('campaigns.selection.row', { name: row.name }),
            }
          : {})}
      />
      {total > 0 && (
        <ListPagination
          page={page + 1}
          pageSize={CAMPAIGN_INFLUENCER_PAGE_SIZE}
          total={total}
          onPageChange={(next) => setPage(next - 1)}
          note={
            <>
              {finalBudget !== undefined && (
                <span>
                  {t('campaigns.entries.sum')}{' '}
                  <Text variant="denseStrong" tone="primary" isNowrap>
                    {money(finalBudget, language, currencyCode)}
                  </Text>
                </span>
              )}
              {mayEdit && !hasBrand && state > 1 && <span>{t('campaigns.entries.publishBlocked')}</span>}
            </>
          }
        />
      )}
    </>
  );
}

import { useQueries } from '@tanstack/react-query';
import { type Control, useController } from 'react-hook-form';
import { campaignEntryQueries, type CampaignInfluencerRow } from '@resonanz/api-client/campaignEntries';
import { useApi } from '@resonanz/api-client/react';
import { CAMPAIGN_INFLUENCER_PAGE_SIZE } from '@resonanz/domain/campaigns';
import { labels } from '@resonanz/domain/labels';
import { hasCents } from '@resonanz/formatters/money';
import { useMessages } from '@resonanz/i18n/react';
import { LongCellGrid } from '@resonanz/ui/CellGrid';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { FieldError } from '@resonanz/ui/FieldError';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Stack } from '@resonanz/ui/Stack';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import type { ContractDraft } from '../terms/contractForm.ts';
import { messages } from '../terms/messages.ts';
import { useContractText } from '../useContractText.ts';

/** Those who take part come first: it is they whom contracts are mostly made with. */
const STATES = [3, 2, 1] as const;

interface EntryChoiceProps {
  control: Control<ContractDraft>;
  campaignId: number;
}

/** Which channels of a campaign get a contract. */
export function EntryChoice({ control, campaignId }: EntryChoiceProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { money } = useContractText();
  const entries = campaignEntryQueries(useApi());
  const pages = useQueries({
    queries: STATES.map((state) => entries.page({ campaignId, state, pageSize: CAMPAIGN_INFLUENCER_PAGE_SIZE })),
  });
  const { field, fieldState } = useController({ control, name: 'entries' });
  const rows = pages.flatMap(({ data }) => data?.content ?? []);
  const failed = pages.filter(({ isError, data }) => isError && !data);
  if (failed.length > 0) {
    return (
      <LoadFailure reloadLabel={t('word.reload')} onReload={() => failed.forEach(({ refetch }) => void refetch())}>
        {t('contractForm.entries.failed')}
      </LoadFailure>
    );
  }
  const fixed = hasCents(rows.map(({ finalBudget }) => finalBudget));
  const columns: readonly TableColumn<CampaignInfluencerRow>[] = [
    {
      id: 'name',
      header: t('contractForm.entries.name'),
      isRowHeader: true,
      cell: ({ name }) => <Text variant="densityStrong">{name}</Text>,
    },
    { id: 'platform', header: t('word.platform'), cell: ({ platform }) => platform },
    { id: 'state', header: t('contractForm.entries.state'), cell: ({ state }) => label(`pipelineState.${state}`) },
    { id: 'service', header: t('word.service'), cell: ({ service }) => service || '–' },
    {
      id: 'fee',
      header: t('word.fee'),
      align: 'end',
      cell: ({ finalBudget }) => money(finalBudget, fixed),
    },
  ];
  return (
    <Stack space={4}>
      <Table
        grid={LongCellGrid}
        caption={t('contractForm.entries')}
        rows={rows}
        getRowId={({ entryId }) => entryId}
        columns={columns}
        selectedIds={new Set(field.value)}
        onSelectionChange={(chosen) => field.onChange([...chosen])}
        selectAllLabel={t('contractForm.entries.all')}
        selectRowLabel={({ name, platform }) => t('contractForm.entries.one', { name, platform })}
        isRowSelectable={({ influencerId }) => influencerId !== null}
        isLoading={pages.some(({ isPending }) => isPending)}
        loadingLabel={t('contractForm.loading')}
        skeletonRows={4}
        empty={<EmptyState size="line" title={t('contractForm.entries.empty')} />}
      />
      <Text as="p" tone="muted">
        {t('contractForm.entries.count', { count: field.value.length })}
      </Text>
      {fieldState.error?.message && <FieldError>{fieldState.error.message}</FieldError>}
    </Stack>
  );
}

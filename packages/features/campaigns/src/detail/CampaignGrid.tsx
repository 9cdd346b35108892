import { type ReactNode, useMemo, useState } from 'react';
import type { CampaignInfluencerRow, PipelineState } from '@resonanz/api-client/campaignEntries';
import type { CampaignStatistics } from '@resonanz/api-client/campaigns';
import { useToasts } from '@resonanz/app-frame/toasts';
import { MOVE_LIMIT } from '@resonanz/domain/campaigns';
import { labels } from '@resonanz/domain/labels';
import { ROLE } from '@resonanz/domain/roles';
import { DataGrid, type DataGridProps, type GridDraft } from '@resonanz/grid/DataGrid';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { fieldsOf } from './cellFields.ts';
import { entryColumns } from './columns/entryColumns.ts';
import type { EntryListState } from './entryList.ts';
import { type EntrySubject, EntryMenu } from './EntryMenu.tsx';
import { messages } from './messages.ts';
import { type BudgetLimits, budgetLimits } from './overBudget.ts';
import { useCellSave } from './useCellSave.ts';
import { useGridLabels } from './useGridLabels.ts';
import type { LiveFigures } from './useLiveFigures.ts';
import type { Publish } from './usePublishing.ts';
import { useUnsavedCells } from './useUnsavedCells.ts';

type Parts = Pick<
  DataGridProps<CampaignInfluencerRow, number>,
  'rows' | 'isLoading' | 'addRow' | 'footer' | 'hiddenColumnIds' | 'error' | 'isChangedElsewhere'
>;

interface CampaignGridProps extends Parts {
  campaignId: number;
  state: PipelineState;
  list: EntryListState;
  currencyCode: string;
  mediaBudget: number;
  mayEdit: boolean;
  mayDelete: boolean;
  mayPublish: boolean;
  mayContract: boolean;
  publish: Publish;
  live: LiveFigures;
  selectedIds: ReadonlySet<number>;
  onSelectionChange: (ids: ReadonlySet<number>) => void;
  onOpen: (subject: EntrySubject, row: CampaignInfluencerRow) => void;
  empty: ReactNode;
}

/** The creators of one pipeline state as a spreadsheet: each cell is saved by itself, the figures above follow. */
export function CampaignGrid(props: CampaignGridProps) {
  const {
    campaignId,
    state,
    list,
    currencyCode,
    mediaBudget,
    mayEdit,
    mayDelete,
    mayPublish,
    mayContract,
    publish,
    live,
    selectedIds,
    onSelectionChange,
    onOpen,
    empty,
    ...parts
  } = props;
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const toasts = useToasts();
  const roleId = useSession().user?.role.roleId ?? ROLE.campaignManager;
  const gridLabels = useGridLabels();
  const budgetLimits = useBudgetLimits(live.figures, mediaBudget);
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({});
  const columns = useMemo(
    () => entryColumns(state, { t, label, language, currencyCode, mayEdit, roleId, mayPublish, budgetLimits, onOpen }),
    [state, t, label, language, currencyCode, mayEdit, roleId, mayPublish, budgetLimits, onOpen],
  );
  const { save, send } = useCellSave({ campaignId, hold: live.hold, publish, columns });
  const outbox = useUnsavedCells(campaignId, send);

  function follow(draft: GridDraft<number> | null) {
    const row = draft && parts.rows.find((each) => each.entryId === draft.rowId);
    live.onDraft(row ? { row, fields: fieldsOf(draft.columnId, draft.value) as Partial<CampaignInfluencerRow> } : null);
  }

  return (
    <DataGrid<CampaignInfluencerRow, number>
      {...parts}
      caption={t('campaigns.entries.caption', { state: label(`pipelineState.${state}`) })}
      columns={columns}
      getRowId={(row) => row.entryId}
      labels={gridLabels}
      {...(mayEdit && { onSave: save, onDraftChange: follow, ...(outbox && { outbox }) })}
      savesInOrderOf="row"
      onPasteReport={({ skipped }) => {
        // What is no value of its column stays marked in its cell.
        const count = skipped.filter((each) => each.reason !== 'invalid').length;
        if (count > 0)
          toasts.add({
            tone: 'info',
            title: t('campaigns.grid.skippedTitle'),
            text: t('campaigns.grid.skipped', { count }),
          });
      }}
      sort={list.sort}
      onSortChange={list.setSort}
      resizing={{ widths, onWidthsChange: setWidths, edgeLabel: (header) => t('campaigns.grid.resize', { header }) }}
      {...(mayEdit && {
        selection: {
          selectedIds,
          onSelectionChange: (ids) => onSelectionChange(new Set([...ids].slice(0, MOVE_LIMIT))),
          selectAllLabel: t('campaigns.selection.all'),
          selectRowLabel: (row) => t('campaigns.selection.row', { name: row.name }),
          message: (count) => t('campaigns.selection.count', { count }),
        },
      })}
      rowAction={(row) => (
        <EntryMenu
          campaignId={campaignId}
          row={row}
          mayEdit={mayEdit}
          mayDelete={mayDelete}
          mayContract={mayContract}
          onOpen={onOpen}
        />
      )}
      rowActionLabel={t('campaigns.menu.head')}
      empty={empty}
      isFlush
    />
  );
}

const NOTHING = { planned: 0, finalBudget: 0, channels: 0, interested: 0 };

/**
 * What the amounts of the grid are measured by; the same until a sum passes the media budget, so that the grid is not
 * redrawn at every key.
 */
function useBudgetLimits(figures: CampaignStatistics | undefined, mediaBudget: number): BudgetLimits {
  const { preBudget, finalBudget } = budgetLimits(figures ?? NOTHING, mediaBudget).equalShare;
  return useMemo(
    () => ({ mediaBudget, equalShare: { preBudget, finalBudget } }),
    [mediaBudget, preBudget, finalBudget],
  );
}

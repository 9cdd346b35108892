import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { campaignEntryMutations, type CampaignInfluencerRow, freshRowOf } from '@resonanz/api-client/campaignEntries';
import { isApiError } from '@resonanz/api-client/errors';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { formatDateTime } from '@resonanz/formatters/date';
import type { CellChange, CellVerdict, GridColumn, GridValue, UnsavedCell } from '@resonanz/grid/DataGrid';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { fieldsOf, isAct } from './cellFields.ts';
import { hasNoAnswer } from './hasNoAnswer.ts';
import { messages } from './messages.ts';
import type { LiveFigures } from './useLiveFigures.ts';
import type { Publish } from './usePublishing.ts';
import { useReason } from './useReason.ts';
import { useStatusSave } from './useStatusSave.ts';

type Change = CellChange<CampaignInfluencerRow, number>;

interface CellSaveOptions {
  campaignId: number;
  columns: readonly GridColumn<CampaignInfluencerRow>[];
  hold: LiveFigures['hold'];
  publish: Publish;
}

/** Who was faster, from a 409; the server names the person and the moment. */
function rivalOf(error: unknown): { name: string | null; at: string; row: CampaignInfluencerRow } | undefined {
  const row = freshRowOf(error);
  if (row === undefined || !isApiError(error) || typeof error.data !== 'object' || error.data === null)
    return undefined;
  const { name, at } = error.data as { readonly name?: unknown; readonly at?: unknown };
  return typeof at === 'string' ? { name: typeof name === 'string' ? name : null, at, row } : undefined;
}

/** Saves cells over the values the user saw in them; where another user was faster, the user decides. */
export function useCellSave({ campaignId, columns, hold, publish }: CellSaveOptions) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const reason = useReason();
  const { announce } = useNotifier();
  const saveStatus = useStatusSave(campaignId);
  const { language } = useLanguage();
  const { mutateAsync: saveCells } = useMutation(campaignEntryMutations(useApi(), useQueryClient()).saveCells());

  const write = useCallback(
    async ({ rowId, columnId, value, previous }: UnsavedCell<number>): Promise<CellVerdict> => {
      try {
        await saveCells({
          campaignId,
          entryId: rowId,
          fields: fieldsOf(columnId, value),
          expected: fieldsOf(columnId, previous),
        });
        return { ok: true };
      } catch (error) {
        if (hasNoAnswer(error)) throw error;
        const rival = rivalOf(error);
        if (rival === undefined) return { ok: false, message: say(error, 'campaigns.error.other') };
        const name = rival.name ?? t('campaigns.cell.somebody');
        const moment = formatDateTime(rival.at, language);
        return {
          ok: false,
          theirs: readOf(columns, columnId, rival.row),
          message: (theirs) =>
            t(theirs === '' ? 'campaigns.cell.emptiedMeanwhile' : 'campaigns.cell.changedMeanwhile', {
              name,
              moment,
              theirs,
            }),
        };
      }
    },
    [campaignId, columns, language, saveCells, say, t],
  );

  const act = useCallback(
    async (cell: UnsavedCell<number>): Promise<CellVerdict | null> => {
      if (cell.columnId !== 'isPublished') return saveStatus(cell);
      const isPublished = cell.value === true;
      try {
        const outcome = await publish([cell.rowId], isPublished);
        if (outcome === null) return null;
        const [rejected] = outcome.refused;
        if (rejected) return { ok: false, message: reason(rejected.reason) };
      } catch (error) {
        if (hasNoAnswer(error)) throw error;
        return { ok: false, message: say(error, 'campaigns.error.other') };
      }
      // The brand is notified, so more is said than that the cell is saved.
      announce(t(isPublished ? 'campaigns.published.text' : 'campaigns.withdrawn.text', { count: 1 }));
      return { ok: true };
    },
    [announce, publish, reason, saveStatus, say, t],
  );

  /** Sends a cell whose row is not on this page. */
  const send = useCallback(
    (cell: UnsavedCell<number>) => (isAct(cell.columnId) ? act(cell) : write(cell)),
    [act, write],
  );

  const save = useCallback(
    async (change: Change): Promise<CellVerdict | null> => {
      const { row, columnId, value } = change;
      if (isAct(columnId)) return act(change);
      const release = hold(row, fieldsOf(columnId, value) as Partial<CampaignInfluencerRow>);
      try {
        const verdict = await write(change);
        release(verdict.ok);
        return verdict;
      } catch (error) {
        release(false);
        throw error;
      }
    },
    [act, hold, write],
  );

  return { save, send };
}

function readOf(columns: CellSaveOptions['columns'], columnId: string, row: CampaignInfluencerRow): GridValue {
  const column = columns.find(({ id }) => id === columnId);
  return column === undefined || column.kind === undefined ? null : column.read(row);
}

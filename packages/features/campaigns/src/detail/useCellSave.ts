import { campaignEntryMutations, type CampaignInfluencerRow, freshRowOf } from '@resonanz/api-client/campaign-entries';
import { isApiError } from '@resonanz/api-client/errors';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useOutcomes } from '@resonanz/app-frame/useOutcomes';
import { formatDateTime } from '@resonanz/formatters/date';
import type { CellChange, CellVerdict } from '@resonanz/grid/DataGrid';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { fieldsOf, isUntouched } from './cellFields.ts';
import { messages } from './messages.ts';
import type { LiveFigures } from './useLiveFigures.ts';
import { useReason } from './useReason.ts';

type Change = CellChange<CampaignInfluencerRow, number>;

/** Who was faster, from a 409; the server names the person and the moment. */
function rivalOf(error: unknown): { name: string | null; at: string } | undefined {
  if (!isApiError(error, 'conflict') || typeof error.data !== 'object' || error.data === null) return undefined;
  const { name, at } = error.data as { readonly name?: unknown; readonly at?: unknown };
  return typeof at === 'string' ? { name: typeof name === 'string' ? name : null, at } : undefined;
}

/** Saves one cell. What somebody else has changed elsewhere in the row does not matter; in the same cell the user decides. */
export function useCellSave(campaignId: number, hold: LiveFigures['hold']): (change: Change) => Promise<CellVerdict> {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const reason = useReason();
  const { tellDone } = useOutcomes();
  const { language } = useLanguage();
  const calls = campaignEntryMutations(useApi(), useQueryClient());
  const { mutateAsync: saveCells } = useMutation(calls.saveCells());
  const { mutateAsync: publish } = useMutation(calls.publish());

  return useCallback(
    async ({ row, rowId, columnId, value, previous }) => {
      if (columnId === 'isPublished') {
        const { refused } = await publish({ campaignId, compaignInfluencerId: [rowId], isPublished: value === true ? 1 : 0 });
        const [refusal] = refused;
        if (refusal) return { ok: false, message: reason(refusal.reason) };
        // The brand hears of it, so the outcome is worth more than the mark in the cell.
        tellDone(t(value === true ? 'campaigns.published.text' : 'campaigns.withdrawn.text', { count: 1 }));
        return { ok: true };
      }
      const fields = fieldsOf(columnId, value);
      const release = hold(row, fields as Partial<CampaignInfluencerRow>);
      const send = (updatedAt: string) => saveCells({ campaignId, compaignInfluencerId: rowId, updatedAt, fields });
      try {
        try {
          await send(row.updatedAt);
        } catch (error) {
          const fresh = freshRowOf(error);
          if (!fresh || !isUntouched(fresh, columnId, previous)) throw error;
          await send(fresh.updatedAt);
        }
        release(true);
        return { ok: true };
      } catch (error) {
        release(false);
        // Without an answer nobody knows whether it was saved: the grid keeps the value for another try.
        if (!isApiError(error) || error.kind === 'offline' || error.kind === 'server') throw error;
        const rival = rivalOf(error);
        const message = rival
          ? t('campaigns.cell.changedMeanwhile', { name: rival.name ?? t('campaigns.cell.somebody'), moment: formatDateTime(rival.at, language) })
          : say(error, 'campaigns.error.other');
        return { ok: false, message };
      }
    },
    [campaignId, hold, language, publish, reason, saveCells, say, t, tellDone],
  );
}

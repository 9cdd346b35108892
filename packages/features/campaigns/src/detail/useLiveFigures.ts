import { useCallback, useMemo, useState } from 'react';
import type { CampaignInfluencerRow } from '@resonanz/api-client/campaignEntries';
import type { CampaignStatistics } from '@resonanz/api-client/campaigns';
import { liveFigures, type RowChange } from './liveFigures.ts';

type Fields = Partial<CampaignInfluencerRow>;

/** A change on its way; from `savedAt` on the server's next figures hold it. */
interface Held extends RowChange {
  readonly savedAt: number | null;
}

/** Changes that the figures on the screen count before the server has counted them. */
export interface LiveFigures {
  /** The figures with everything that is typed and on its way; undefined until the first answer. */
  readonly figures: CampaignStatistics | undefined;
  /** Counts what is being typed; null when nothing is. */
  readonly onDraft: (draft: { readonly row: CampaignInfluencerRow; readonly fields: Fields } | null) => void;
  /** Counts a change while it is saved; call what it gives back with whether that went well. */
  readonly hold: (row: CampaignInfluencerRow, fields: Fields) => (isSaved: boolean) => void;
}

/**
 * Keeps the figures of a campaign in step with the grid: they follow while the user types, and the server's figures win
 * when they come.
 */
export function useLiveFigures(
  statistics: CampaignStatistics | undefined,
  readAt: number,
  mediaBudget: number,
): LiveFigures {
  const [draft, setDraft] = useState<RowChange | null>(null);
  const [held, setHeld] = useState<ReadonlyMap<number, Held>>(new Map());

  const hold = useCallback((row: CampaignInfluencerRow, fields: Fields) => {
    const id = row.entryId;
    setHeld((before) => {
      const earlier = before.get(id);
      const base = earlier?.savedAt === null ? earlier : { before: row, after: row };
      return new Map(before).set(id, { before: base.before, after: { ...base.after, ...fields }, savedAt: null });
    });
    return (isSaved: boolean) =>
      setHeld((before) => {
        const next = new Map(before);
        const known = next.get(id);
        if (isSaved && known) next.set(id, { ...known, savedAt: Date.now() });
        else next.delete(id);
        return next;
      });
  }, []);

  const onDraft = useCallback<LiveFigures['onDraft']>(
    (next) => setDraft(next && { before: next.row, after: { ...next.row, ...next.fields } }),
    [],
  );

  const figures = useMemo(() => {
    if (!statistics) return undefined;
    const open = [...held.values()].filter(({ savedAt }) => savedAt === null || savedAt >= readAt);
    const drafted = draft && { before: draft.before, after: draft.after };
    const others = open.filter(({ before }) => before.entryId !== drafted?.before.entryId);
    return liveFigures(statistics, drafted ? [...others, drafted] : others, mediaBudget);
  }, [statistics, readAt, held, draft, mediaBudget]);

  return { figures, onDraft, hold };
}

import { useEffect, useMemo, useRef } from 'react';
import type { CellVerdict, GridOutbox, UnsavedCell } from '@resonanz/grid/DataGrid';
import { useSession } from '@resonanz/session/react';
import { saveWork, readSavedWork } from '@resonanz/session/session';
import { unsavedCells } from './unsavedCells.ts';

/** Keeps the unsaved cells of a campaign on this device for the user, and has them sent when the server answers again. */
export function useUnsavedCells(
  campaignId: number,
  save: (cell: UnsavedCell<number>) => Promise<CellVerdict | null>,
): GridOutbox<number> | undefined {
  const { user, isOffline } = useSession();
  const userId = user?.id;
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const cells = useMemo(() => {
    if (userId === undefined) return undefined;
    const name = `campaign.${campaignId}`;
    return unsavedCells({
      load: () => readSavedWork(userId, name),
      store: (saved) => saveWork(userId, name, saved),
      send: (cell) => latest.current(cell),
    });
  }, [campaignId, userId]);
  useEffect(() => {
    if (!isOffline) cells?.retry();
  }, [cells, isOffline]);
  return cells;
}

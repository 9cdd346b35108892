import type { CampaignEvent } from '@resonanz/api-client/live';

/**
 * Remembers which entries another user has changed, until their rows have come. Changes of the same user are his own,
 * also those of another window: no user reads that another user made their own change.
 */
export function foreignChanges() {
  const entries = new Set<number>();
  let isAny = false;
  return {
    note({ ids, byUserId }: Pick<CampaignEvent, 'ids' | 'byUserId'>, userId: number | undefined): void {
      if (byUserId !== null && byUserId === userId) return;
      // An event without ids speaks of more entries than it can name.
      if (ids.length === 0) isAny = true;
      for (const id of ids) entries.add(id);
    },
    /** Whether the change of a row that has just come is another user's; answered once a change. */
    take: (entryId: number): boolean => entries.delete(entryId) || isAny,
  };
}

import { DEMO_USER } from './accounts.ts';
import { minutesBefore } from './days.ts';

/** A saved search of a user. */
export interface DemoSavedSearch {
  readonly userId: number;
  readonly listId: string;
  readonly name: string;
  /** Filters as the address carries them. */
  readonly query: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const SEARCHES = [
  ['influencers', 'Beauty in Hamburg', '?category=1&city=Hamburg'],
  ['influencers', 'Instagram ab 50.000', '?platform=instagram&followers=50000..'],
  ['influencers', 'Vertrauenswürdige Food-Kanäle', '?category=5&trusted=1'],
] as const;

/** Searches that the people of the demo come back to. */
export function demoSavedSearches(now: Date): DemoSavedSearch[] {
  return [DEMO_USER.manager, DEMO_USER.admin].flatMap((userId, person) =>
    SEARCHES.map(([listId, name, query], index) => {
      const at = minutesBefore(now, (12 + person * 3 + index * 8) * 1_440);
      return { userId, listId, name, query, createdAt: at, updatedAt: at };
    }),
  );
}

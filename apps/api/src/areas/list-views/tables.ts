import type { Generated } from 'kysely';
import type { InstantNow } from '../../platform/database/columns.ts';

/** Searches of a list that a user keeps. */
export interface SavedSearchesTable {
  id: Generated<number>;
  user_id: number;
  list_id: string;
  name: string;
  /** The query of the list's address, without the page. */
  query: string;
  created_at: InstantNow;
  updated_at: InstantNow;
}

/** Columns of a list that a user has hidden; without a row the list decides. */
export interface ListColumnsTable {
  user_id: number;
  list_id: string;
  hidden: string[];
  updated_at: InstantNow;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    saved_searches: SavedSearchesTable;
    list_columns: ListColumnsTable;
  }
}

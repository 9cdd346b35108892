import type { InstantNow } from '../../platform/database/columns.ts';

export interface BookmarksTable {
  user_id: number;
  channel_id: number;
  created_at: InstantNow;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    bookmarks: BookmarksTable;
  }
}

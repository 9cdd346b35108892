import type { InstantNow } from '../database/columns.ts';

export interface MediaTable {
  key: string;
  content_type: string;
  bytes: Uint8Array;
  created_at: InstantNow;
}

declare module '../database/schema.ts' {
  interface Schema {
    media: MediaTable;
  }
}

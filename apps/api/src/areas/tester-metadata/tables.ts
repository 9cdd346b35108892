import type { ColumnType, Generated } from 'kysely';
import type { InstantNow, NumberOrNull } from '../../platform/database/columns.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';

type Value = Schemas['MetadataValue'];

/** Heads of the tester area, a row a key; the rows come with the table. */
export interface TesterMetadataTable {
  id: Generated<number>;
  key: Schemas['MetadataKey'];
  /** The draft, or what is live as long as there is none. */
  value: ColumnType<Value, string | undefined, string>;
  file_id: NumberOrNull;
  /** Whether it differs from what is live. */
  is_draft: Generated<boolean>;
  created_at: InstantNow;
  updated_at: InstantNow;
  updated_by: NumberOrNull;
}

/** Versions that were published; the newest of a key is live. */
export interface TesterMetadataVersionsTable {
  id: Generated<number>;
  metadata_id: number;
  value: ColumnType<Value, string, string>;
  file_id: NumberOrNull;
  published_at: InstantNow;
  published_by: NumberOrNull;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    tester_metadata: TesterMetadataTable;
    tester_metadata_versions: TesterMetadataVersionsTable;
  }
}

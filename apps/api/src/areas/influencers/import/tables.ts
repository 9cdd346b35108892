import type { Generated } from 'kysely';
import type { InstantNow, InstantOrNull, NumberOrNull } from '../../../platform/database/columns.ts';

/** Imports that added people or channels (0039). */
export interface ImportsTable {
  id: Generated<number>;
  user_id: NumberOrNull;
  file_name: string;
  influencers: number;
  channels: number;
  created_at: InstantNow;
  undone_at: InstantOrNull;
  undone_by: NumberOrNull;
}

/** The channels an import added, with the person who got each. */
export interface ImportChannelsTable {
  import_id: number;
  channel_id: number;
  influencer_id: number;
  /** Whether the import added the person too. */
  is_new_person: boolean;
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    imports: ImportsTable;
    import_channels: ImportChannelsTable;
  }
}

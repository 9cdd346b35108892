import type { Generated } from 'kysely';
import type { DateOrNull, Instant, InstantNow, InstantOrNull, NumberOrNull } from '../../platform/database/columns.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';

/** What was noted about a delivered video; without a row the order alone says it. */
export interface UgcMaterialsTable {
  video_id: number;
  tags: Generated<string[]>;
  /** Whether the rights are stored here instead of following from the order. */
  rights_agreed: Generated<boolean>;
  rights_until: DateOrNull;
  media: Generated<string[]>;
  countries: Generated<string[]>;
  /** The end of the rights that brand and agency were last notified of. */
  notified_until: DateOrNull;
  updated_at: InstantNow;
  updated_by: NumberOrNull;
}

/** A link to a video without login; only its hash is stored. */
export interface UgcMaterialLinksTable {
  id: Generated<number>;
  video_id: number;
  token_hash: Buffer;
  created_by: NumberOrNull;
  created_at: InstantNow;
  expires_at: Instant;
  revoked_at: InstantOrNull;
}

/** Who has taken a video out of the house. */
export interface UgcMaterialDownloadsTable {
  id: Generated<number>;
  video_id: number;
  version: number;
  user_id: NumberOrNull;
  link_id: NumberOrNull;
  via: Schemas['UgcMaterialDownload']['via'];
  at: InstantNow;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    ugc_materials: UgcMaterialsTable;
    ugc_material_links: UgcMaterialLinksTable;
    ugc_material_downloads: UgcMaterialDownloadsTable;
  }
}

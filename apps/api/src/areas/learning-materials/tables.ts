import type { Generated } from 'kysely';
import type { InstantNow, InstantOrNull, NumberOrNull, SearchText } from '../../platform/database/columns.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';

/** Videos and documents that explain the product to brands; the content is in their files. */
export interface LearningMaterialsTable {
  id: Generated<number>;
  title: string;
  title_en: string;
  description: string;
  description_en: string;
  category: Schemas['LearningCategory'];
  /** Language that is spoken or written in it. */
  language: Schemas['LearningLanguage'];
  minutes: number;
  /** WebVTT; empty without subtitles. */
  subtitles: string;
  for_brand: boolean;
  for_token_brand: boolean;
  for_tester: boolean;
  position: number;
  state: Generated<Schemas['LearningState']>;
  /** First publication, when brands are notified. */
  published_at: InstantOrNull;
  created_at: InstantNow;
  updated_at: InstantNow;
  updated_by: NumberOrNull;
  search_text: SearchText;
}

/** Who has seen which learning material. */
export interface LearningViewsTable {
  material_id: number;
  user_id: number;
  seen_at: InstantNow;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    learning_materials: LearningMaterialsTable;
    learning_views: LearningViewsTable;
  }
}

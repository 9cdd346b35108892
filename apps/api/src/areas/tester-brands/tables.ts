import type { Generated } from 'kysely';
import type { InstantNow, NumberOrNull, SearchText, TextOrNull } from '../../platform/database/columns.ts';

/** Brands as testers see them; they have no accounts. */
export interface TesterBrandsTable {
  id: Generated<number>;
  name: string;
  text_de: Generated<string>;
  text_en: Generated<string>;
  link: TextOrNull;
  categories: Generated<number[]>;
  customer_id: NumberOrNull;
  position: Generated<number>;
  is_active: Generated<boolean>;
  search_text: SearchText;
  created_at: InstantNow;
  updated_at: InstantNow;
  updated_by: NumberOrNull;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    tester_brands: TesterBrandsTable;
  }
}

import type { Generated } from 'kysely';

/** What is said of the pictures and videos of product tests; a file without a row comes after those with one. */
export interface ProjectMediaTable {
  file_id: number;
  project_id: number;
  position: Generated<number>;
  alt_de: Generated<string>;
  alt_en: Generated<string>;
  is_cover: Generated<boolean>;
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    project_media: ProjectMediaTable;
  }
}

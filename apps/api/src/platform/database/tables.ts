import type { CountryOrNull } from './columns.ts';

export interface RegionsTable {
  id: number;
  name_de: string;
  name_en: string;
  country: CountryOrNull;
}

declare module './schema.ts' {
  interface Schema {
    regions: RegionsTable;
  }
}

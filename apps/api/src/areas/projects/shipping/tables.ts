import type { Generated, JSONColumnType } from 'kysely';
import type { InstantNow, InstantOrNull, NumberOrNull } from '../../../platform/database/columns.ts';

/** What is known of a parcel. */
export interface Parcel {
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  /** As an ISO text. */
  readonly shippedAt: string | null;
}

/** A parcel that an import changed. */
export interface ImportedParcel {
  readonly applicationId: number;
  readonly before: Parcel;
  readonly after: Parcel;
}

/** Imports of numbers, with what stood there before. */
export interface ProjectShippingImportsTable {
  id: Generated<number>;
  project_id: number;
  user_id: NumberOrNull;
  file_name: string;
  parcels: JSONColumnType<ImportedParcel[], string, string>;
  created_at: InstantNow;
  undone_at: InstantOrNull;
  undone_by: NumberOrNull;
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    project_shipping_imports: ProjectShippingImportsTable;
  }
}

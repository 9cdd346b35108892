import type { InstantNow } from '../database/columns.ts';

export interface SecretsTable {
  name: string;
  value: Uint8Array;
  created_at: InstantNow;
}

declare module '../database/schema.ts' {
  interface Schema {
    secrets: SecretsTable;
  }
}

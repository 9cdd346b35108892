import type { Generated } from 'kysely';
import type { InstantNow, NumberOrNull } from '../../platform/database/columns.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';

/** Texts to begin with; those for contracts have a type. */
export interface TemplatesTable {
  id: Generated<number>;
  name: string;
  template: string;
  use: Schemas['TemplateUse'];
  language: Schemas['ContractLanguage'];
  contract_type: Schemas['ContractType'] | null;
  status: Generated<Schemas['TemplateStatus']>;
  default_template: Generated<boolean>;
  updated_by: NumberOrNull;
  created_at: InstantNow;
  updated_at: InstantNow;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    templates: TemplatesTable;
  }
}

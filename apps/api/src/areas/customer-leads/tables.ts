import type { ColumnType, Generated } from 'kysely';
import type { Qualified, SalesStatus } from '@resonanz/domain/sales';
import type {
  CountryOrNull,
  DateOrNull,
  Instant,
  InstantNow,
  InstantOrNull,
  NumberOrNull,
  SearchText,
  TextOrNull,
} from '../../platform/database/columns.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';

type LegalBasis = Schemas['LeadLegalBasis'];

/** Leads of the sales pipeline. */
export interface CustomerLeadsTable {
  id: Generated<number>;
  company: string;
  website: TextOrNull;
  country: CountryOrNull;
  /** A category of the list of industries. */
  industry_id: NumberOrNull;
  /** A source of the list of lead sources. */
  source_id: number;
  status: Generated<SalesStatus>;
  qualified: Generated<Qualified>;
  expected_budget: NumberOrNull;
  /** yyyy-MM. */
  expected_month: TextOrNull;
  probability: NumberOrNull;
  platforms: Generated<string[]>;
  next_step: Generated<string>;
  notes: Generated<string>;
  /** Why it was lost, or is unqualified. */
  reason: TextOrNull;
  legal_basis: ColumnType<LegalBasis | null, LegalBasis | null | undefined, LegalBasis | null>;
  follow_up_date: DateOrNull;
  follow_up_todo_id: NumberOrNull;
  /** The follow-up its owner was last notified of. */
  follow_up_notified_for: DateOrNull;
  owner_user_id: NumberOrNull;
  created_by: NumberOrNull;
  customer_id: NumberOrNull;
  last_contact_at: InstantOrNull;
  search_text: SearchText;
  created_at: InstantNow;
  updated_at: InstantNow;
  updated_by: NumberOrNull;
}

export interface CustomerLeadContactsTable {
  id: Generated<number>;
  customer_lead_id: number;
  name: string;
  role: Generated<string>;
  email: TextOrNull;
  phone: TextOrNull;
  is_main: Generated<boolean>;
  search_text: SearchText;
}

/** Calls, mails and meetings with a lead. */
export interface CustomerLeadLogTable {
  id: Generated<number>;
  customer_lead_id: number;
  kind: Schemas['LeadContactKind'];
  note: string;
  at: Instant;
  created_by: NumberOrNull;
  created_at: InstantNow;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    customer_leads: CustomerLeadsTable;
    customer_lead_contacts: CustomerLeadContactsTable;
    customer_lead_log: CustomerLeadLogTable;
  }
}

import type { Generated, JSONColumnType } from 'kysely';
import type { ApprovalStatus } from '@resonanz/domain/campaigns';
import type { RoleId } from '@resonanz/domain/roles';
import type {
  CountryOrNull,
  InstantNow,
  InstantOrNull,
  NumberOrNull,
  SearchText,
  TextOrNull,
} from '../database/columns.ts';

export interface SecretsTable {
  name: string;
  value: Uint8Array;
  created_at: InstantNow;
}

export interface SessionsTable {
  id: string;
  user_id: number;
  audience: 'staff' | 'brand' | 'tester';
  created_at: InstantNow;
  revoked_at: InstantOrNull;
  revoke_reason: TextOrNull;
  /** Browser and operating system of the login; empty when unknown. */
  device: Generated<string>;
  /** Network of the login, never the full address. */
  address: Generated<string>;
  last_used_at: InstantNow;
}

/** Every account that can log in. */
export interface UsersTable {
  id: Generated<number>;
  email: string;
  password_hash: TextOrNull;
  first_name: Generated<string>;
  last_name: Generated<string>;
  role_id: RoleId;
  company_name: TextOrNull;
  contact_person: TextOrNull;
  customer_id: NumberOrNull;
  is_active: Generated<boolean>;
  email_verify: Generated<boolean>;
  approved: Generated<ApprovalStatus>;
  archived: Generated<boolean>;
  signup_with_token: Generated<boolean>;
  default_language: Generated<'DE' | 'EN'>;
  default_region_id: Generated<number>;
  /** One of the pages in `START_PAGES`. */
  start_page: TextOrNull;
  profile_picture: TextOrNull;
  decline_reason: TextOrNull;
  phone: TextOrNull;
  street_and_house: TextOrNull;
  city_and_zip: TextOrNull;
  country: CountryOrNull;
  vat_id: TextOrNull;
  website: TextOrNull;
  industry: TextOrNull;
  invoice_email: TextOrNull;
  /** When a brand last accepted the terms. */
  terms_accepted_at: InstantOrNull;
  /** Which version of the terms a brand has accepted. */
  terms_version: TextOrNull;
  /** The latest version of the terms a brand was mailed about. */
  terms_notified_version: TextOrNull;
  /** Mails a brand wants; missing entries use the defaults of `MAIL_SETTINGS`. */
  mail_settings: JSONColumnType<Partial<Record<'comments' | 'learningMaterials', boolean>>, string | undefined, string>;
  /** When a brand asked for its account to be deleted. */
  deletion_requested_at: InstantOrNull;
  /** Who last changed the account. */
  updated_by: NumberOrNull;
  search_text: SearchText;
  created_at: InstantNow;
  updated_at: InstantNow;
}

/** What a role may do in each module. */
export interface RolePermissionsTable {
  role_id: RoleId;
  module_name: string;
  rights: string[];
}

declare module '../database/schema.ts' {
  interface Schema {
    secrets: SecretsTable;
    sessions: SessionsTable;
    users: UsersTable;
    role_permissions: RolePermissionsTable;
  }
}

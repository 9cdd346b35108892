import type { Generated, JSONColumnType } from 'kysely';
import type {
  CountryOrNull,
  DateOrNull,
  GenderOrNull,
  InstantNow,
  InstantOrNull,
  NumberOrNull,
  SearchText,
  TextOrNull,
} from './columns.ts';

export interface UsersTable {
  id: Generated<number>;
  email: string;
  password_hash: TextOrNull;
  first_name: Generated<string>;
  last_name: Generated<string>;
  role_id: number;
  company_name: TextOrNull;
  contact_person: TextOrNull;
  customer_id: NumberOrNull;
  is_active: Generated<boolean>;
  email_verify: Generated<boolean>;
  approved: Generated<number>;
  archived: Generated<boolean>;
  signup_with_token: Generated<boolean>;
  default_language: Generated<'DE' | 'EN'>;
  default_region_id: Generated<number>;
  /** A page of `START_PAGES`. */
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
  /** When a brand accepted the terms last. */
  terms_accepted_at: InstantOrNull;
  /** Which version of the terms a brand has accepted. */
  terms_version: TextOrNull;
  /** Of which version of the terms a brand was told by mail last. */
  terms_told_version: TextOrNull;
  /** Which mails a brand wants; what is not said follows `MAIL_SETTINGS`. */
  mail_settings: JSONColumnType<Partial<Record<'comments' | 'learningMaterials', boolean>>, string | undefined, string>;
  /** When a brand asked for its account to be deleted. */
  deletion_requested_at: InstantOrNull;
  /** Who changed the account last, the user or somebody else. */
  updated_by: NumberOrNull;
  search_text: SearchText;
  created_at: InstantNow;
  updated_at: InstantNow;
}

/** Changes of company names that brands asked for. */
export interface CompanyNameChangesTable {
  id: Generated<number>;
  user_id: number;
  requested_name: string;
  previous_name: TextOrNull;
  /** 0 pending, 1 approved, 2 declined. */
  status: Generated<number>;
  reason: TextOrNull;
  asked_at: InstantNow;
  decided_at: InstantOrNull;
  decided_by: NumberOrNull;
}

/** What is known of a product tester beyond the account. */
export interface TesterProfilesTable {
  user_id: number;
  gender: GenderOrNull;
  dob: DateOrNull;
  country: CountryOrNull;
  federal_state: TextOrNull;
  city: TextOrNull;
  categories: Generated<number[]>;
  platforms: Generated<string[]>;
  marital_status: TextOrNull;
  profession: TextOrNull;
  training: TextOrNull;
  children: NumberOrNull;
  ugc_campaign: Generated<boolean>;
  regional_tests: Generated<boolean>;
}

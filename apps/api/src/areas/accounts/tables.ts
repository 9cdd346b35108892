import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { ApprovalStatus } from '@resonanz/domain/campaigns';
import type { Nourishment } from '@resonanz/domain/people';
import type { NewsletterState } from '@resonanz/domain/testerProfile';
import type { InvitationTemplate } from '@resonanz/domain/workStates';
import type {
  CountryOrNull,
  DateOrNull,
  GenderOrNull,
  Instant,
  InstantNow,
  InstantOrNull,
  NumberOrNull,
  OrNull,
  TextOrNull,
} from '../../platform/database/columns.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';

export interface RefreshTokensTable {
  hash: Uint8Array;
  session_id: string;
  successor_hash: ColumnType<Uint8Array | null, Uint8Array | null | undefined, Uint8Array | null>;
  used_at: InstantOrNull;
  expires_at: Instant;
  created_at: InstantNow;
}

export interface LoginAttemptsTable {
  id: Generated<number>;
  account_hash: Uint8Array;
  address_hash: Uint8Array;
  at: InstantNow;
}

export interface LoginEventsTable {
  id: Generated<number>;
  user_id: NumberOrNull;
  session_id: TextOrNull;
  kind: string;
  at: InstantNow;
}

/** Links of mails that set a password or confirm an e-mail address. */
export interface AccountTokensTable {
  hash: Uint8Array;
  user_id: number;
  purpose: 'password' | 'email' | 'signUp' | 'newsletter';
  audience: 'staff' | 'brand' | 'tester';
  /** The address the link was sent to: it ends when the account gets another one. */
  email: string;
  created_at: InstantNow;
  expires_at: Instant;
  ended_at: InstantOrNull;
}

/** A brand's sign-up as it waits: the password is hashed already. */
export interface SignUpData {
  passwordHash: string;
  companyName: string;
  contactPerson: string;
  phone: string | null;
  website: string | null;
  country: 'DE' | 'AU' | 'CH' | null;
  streetAndHouse: string | null;
  cityAndZip: string | null;
  vatId: string | null;
  industry: string | null;
  language: 'DE' | 'EN';
  wantsTips: boolean;
}

/** A tester's sign-up as it waits: the password is hashed already. */
export interface TesterSignUpData {
  passwordHash: string;
  firstName: string;
  lastName: string;
  dob: string;
  gender: 'male' | 'female' | 'divers';
  country: 'DE' | 'AU' | 'CH';
  federalState: string | null;
  language: 'DE' | 'EN';
  wantsNewsletter: boolean;
  /** Whether openings and clicks of the newsletter may be measured. */
  allowsMeasuring: boolean;
  /** Code of the link of a friend. */
  friend: string | null;
  termsVersion: string;
  privacyVersion: string;
  /** The shortened address from which the consent came. */
  address: string;
}

/** Requests of anonymous visitors, processed after the response, which is the same for every address. */
export interface AccountRequestsTable {
  id: Generated<number>;
  kind: 'password' | 'email' | 'reactivation' | 'signUp';
  audience: 'staff' | 'brand' | 'tester';
  username: string;
  /** What a sign-up brings along; nothing else has any. */
  data: JSONColumnType<SignUpData | TesterSignUpData | null, string | null | undefined, string | null>;
  created_at: InstantNow;
}

export interface CountedRequestsTable {
  id: Generated<number>;
  account_hash: Uint8Array;
  address_hash: Uint8Array;
  at: InstantNow;
}

/** Answers to captchas that have been used. */
export interface CaptchaAnswersTable {
  hash: Uint8Array;
  expires_at: Instant;
}

/** Days on which an account has asked for its reactivation. */
export interface ReactivationRequestsTable {
  user_id: number;
  day: string;
}

/** Devices from which a user has logged in before. */
export interface KnownDevicesTable {
  user_id: number;
  hash: Uint8Array;
  last_seen_at: InstantNow;
}

/** Changes of company names that brands asked for. */
export interface CompanyNameChangesTable {
  id: Generated<number>;
  user_id: number;
  requested_name: string;
  previous_name: TextOrNull;
  status: Generated<ApprovalStatus>;
  reason: TextOrNull;
  asked_at: InstantNow;
  decided_at: InstantOrNull;
  decided_by: NumberOrNull;
}

/** Profile of a product tester beyond the account. */
export interface TesterProfilesTable {
  user_id: number;
  gender: GenderOrNull;
  dob: DateOrNull;
  country: CountryOrNull;
  federal_state: TextOrNull;
  city: TextOrNull;
  categories: Generated<number[]>;
  platforms: Generated<string[]>;
  marital_status: OrNull<Schemas['MaritalStatus']>;
  profession: OrNull<Schemas['Profession']>;
  training: OrNull<Schemas['Training']>;
  children: NumberOrNull;
  ugc_campaign: Generated<boolean>;
  regional_tests: Generated<boolean>;
  street: TextOrNull;
  zip: TextOrNull;
  nourishment: OrNull<Nourishment>;
  household_size: NumberOrNull;
  /** Years in which children of the household were born. */
  child_birth_years: Generated<number[]>;
  pets: Generated<string[]>;
  /** Who sent the link that led to the sign-up. */
  recommended_by: NumberOrNull;
  /** What the tester's own link to recommend testerworld carries. */
  friend_code: Generated<string>;
  newsletter: Generated<NewsletterState>;
  newsletter_asked_at: InstantOrNull;
  newsletter_confirmed_at: InstantOrNull;
  newsletter_ended_at: InstantOrNull;
  /** The shortened address from which the newsletter was confirmed: the proof of the consent. */
  newsletter_address: TextOrNull;
  /** Since when openings and clicks of newsletters may be measured; null without the consent. */
  measuring_since: InstantOrNull;
  measuring_ended_at: InstantOrNull;
  /** Newsletters that the address refused one after the other. */
  newsletter_bounces: Generated<number>;
  /** When the tester deleted the account; all that named the person is gone. */
  deleted_at: InstantOrNull;
  /** Sum of the ledger. */
  total_points: Generated<number>;
  missed_deadlines: Generated<number>;
  /** What the agency writes down about the tester. */
  notes: Generated<string>;
  /** Since when staff have blocked the tester for tests. */
  blocked_at: InstantOrNull;
  /** How many of the missed deadlines staff have forgiven. */
  missed_forgiven: Generated<number>;
  /** Whether no further test can be applied for. */
  is_blocked: GeneratedAlways<boolean>;
}

/** Invitations to the campaign portal; each goes with the account it made. */
export interface BrandInvitationsTable {
  id: Generated<number>;
  customer_id: number;
  user_id: number;
  language: 'DE' | 'EN';
  invited_by: NumberOrNull;
  invited_at: Instant;
  expires_at: Instant;
  expiry_notified_at: InstantOrNull;
  template: Generated<InvitationTemplate>;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    brand_invitations: BrandInvitationsTable;
    company_name_changes: CompanyNameChangesTable;
    tester_profiles: TesterProfilesTable;
    refresh_tokens: RefreshTokensTable;
    login_attempts: LoginAttemptsTable;
    login_events: LoginEventsTable;
    account_tokens: AccountTokensTable;
    account_requests: AccountRequestsTable;
    counted_requests: CountedRequestsTable;
    captcha_answers: CaptchaAnswersTable;
    reactivation_requests: ReactivationRequestsTable;
    known_devices: KnownDevicesTable;
  }
}

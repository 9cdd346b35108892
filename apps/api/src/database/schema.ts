import type { Generated, JSONColumnType } from 'kysely';
import type {
  CountryOrNull,
  DateOrNull,
  GenderOrNull,
  InstantNow,
  InstantOrNull,
  JsonOrNull,
  NumberOrNull,
  SearchText,
  TextOrNull,
} from './columns.ts';
import type { FeedbackTable } from './feedbackTable.ts';
import type {
  AccountRequestsTable,
  AccountTokensTable,
  AuditLogTable,
  CaptchaAnswersTable,
  CountedRequestsTable,
  KnownDevicesTable,
  LiveEventsTable,
  LoginAttemptsTable,
  LoginEventsTable,
  ReactivationRequestsTable,
  RefreshTokensTable,
  RepeatableCallsTable,
  RolePermissionsTable,
  RolePermissionVersionsTable,
  SecretsTable,
  SessionsTable,
} from './systemTables.ts';
import type { TodosTable } from './todosTable.ts';
import type { CompanyNameChangesTable, TesterProfilesTable, UsersTable } from './userTables.ts';

export interface RegionsTable {
  id: number;
  name_de: string;
  name_en: string;
  country: CountryOrNull;
}

export interface CustomersTable {
  id: Generated<number>;
  name: string;
  street_and_house: Generated<string>;
  city_and_zip: Generated<string>;
  country: CountryOrNull;
  industry: TextOrNull;
  contact_person: TextOrNull;
  contact_email: TextOrNull;
  contact_phone: TextOrNull;
  payment_days: Generated<number>;
  budget: NumberOrNull;
  status: Generated<number>;
  owner_user_id: NumberOrNull;
  created_at: InstantNow;
  updated_at: InstantNow;
}

export interface InfluencersTable {
  id: Generated<number>;
  user_id: NumberOrNull;
  first_name: Generated<string>;
  surname: Generated<string>;
  email: TextOrNull;
  mobile: TextOrNull;
  gender: GenderOrNull;
  dob: DateOrNull;
  country: CountryOrNull;
  city: TextOrNull;
  categories: Generated<number[]>;
  management: TextOrNull;
  is_trusted: Generated<boolean>;
  buy_out: Generated<boolean>;
  average_rating: NumberOrNull;
  rating_count: Generated<number>;
  is_import: Generated<boolean>;
  status: Generated<number>;
  picture: TextOrNull;
  created_at: InstantNow;
  updated_at: InstantNow;
  search_text: SearchText;
}

/** Shares in percent; unknown shares are absent. */
export interface ChannelAudience {
  germany?: number;
  austria?: number;
  switzerland?: number;
  until18?: number;
  age18To24?: number;
  age25To34?: number;
  age35To44?: number;
  age45To54?: number;
  age55To64?: number;
  above64?: number;
  genderMale?: number;
  genderFemale?: number;
}

export interface ChannelsTable {
  id: Generated<number>;
  influencer_id: number;
  /** Platform name as the specification writes it: Instagram, YouTube, … */
  platform: string;
  /** Lower-case form of the platform name. */
  channel_type: string;
  url: string;
  handle: Generated<string>;
  title: TextOrNull;
  followers: NumberOrNull;
  engagement_rate: NumberOrNull;
  average_interactions: NumberOrNull;
  default_price: NumberOrNull;
  currency_code: Generated<string>;
  audience: JsonOrNull<ChannelAudience>;
  active: Generated<boolean>;
  created_at: InstantNow;
  updated_at: InstantNow;
  search_text: SearchText;
}

export interface FollowerHistoryTable {
  channel_id: number;
  day: string;
  followers: number;
  source: Generated<string>;
}

export interface CampaignsTable {
  id: Generated<number>;
  name: string;
  customer_id: NumberOrNull;
  type: Generated<number>;
  status: Generated<number>;
  budget: NumberOrNull;
  media_budget: NumberOrNull;
  start_date: DateOrNull;
  end_date: DateOrNull;
  region_id: Generated<number>;
  owner_user_id: NumberOrNull;
  active: Generated<boolean>;
  archived: Generated<boolean>;
  brand_invoice_status: Generated<number>;
  brand_nda_status: Generated<number>;
  kpi: JsonOrNull<Record<string, number | string | null>>;
  target_cpm: NumberOrNull;
  description: Generated<string>;
  created_at: InstantNow;
  updated_at: InstantNow;
}

export interface CampaignEntriesTable {
  id: Generated<number>;
  campaign_id: number;
  influencer_id: NumberOrNull;
  channel_id: NumberOrNull;
  platform: Generated<string>;
  recommended: Generated<boolean>;
  channel_handle: Generated<string>;
  original_url: Generated<string>;
  management: TextOrNull;
  followers: NumberOrNull;
  pre_budget: Generated<number>;
  final_budget: Generated<number>;
  external_budget: NumberOrNull;
  agency_commission: NumberOrNull;
  notes: Generated<string>;
  clicks: NumberOrNull;
  readers: NumberOrNull;
  views: NumberOrNull;
  likes: NumberOrNull;
  shares: NumberOrNull;
  orders: NumberOrNull;
  comments: NumberOrNull;
  impressions: NumberOrNull;
  sticker_clicks: NumberOrNull;
  average_engagement: NumberOrNull;
  cpc: NumberOrNull;
  cpv: NumberOrNull;
  cpo: NumberOrNull;
  tkp: NumberOrNull;
  tag: Generated<string>;
  status_note: TextOrNull;
  paid_status: TextOrNull;
  invoice_status: Generated<string>;
  service: TextOrNull;
  price_version_id: NumberOrNull;
  tracking_link: TextOrNull;
  direct_link: TextOrNull;
  saved_content: TextOrNull;
  content_release: DateOrNull;
  content_deadline: DateOrNull;
  content_status: TextOrNull;
  final_content_status: Generated<number>;
  content_link: TextOrNull;
  publish_date: DateOrNull;
  state: Generated<number>;
  type: Generated<number>;
  gender: TextOrNull;
  city: TextOrNull;
  germany: NumberOrNull;
  austria: NumberOrNull;
  switzerland: NumberOrNull;
  until_18: NumberOrNull;
  age_18_to_24: NumberOrNull;
  age_25_to_34: NumberOrNull;
  age_35_to_44: NumberOrNull;
  age_45_to_54: NumberOrNull;
  age_55_to_64: NumberOrNull;
  above_64: NumberOrNull;
  gender_male: NumberOrNull;
  gender_female: NumberOrNull;
  contacted: DateOrNull;
  contacted_by: TextOrNull;
  brand_status: NumberOrNull;
  brand_decline_reason: TextOrNull;
  brand_comment_count: Generated<number>;
  agency_comment_count: Generated<number>;
  interest_status: Generated<number>;
  nda_signed_status: Generated<number>;
  is_published: Generated<number>;
  published_at: InstantOrNull;
  created_by: NumberOrNull;
  created_at: InstantNow;
  updated_at: InstantNow;
}

export interface CampaignRequestsTable {
  id: Generated<number>;
  number: string;
  customer_id: number;
  created_by_user_id: NumberOrNull;
  assignee_user_id: NumberOrNull;
  campaign_id: NumberOrNull;
  title: string;
  product_name: Generated<string>;
  product_description: Generated<string>;
  platforms: Generated<string[]>;
  target_groups: Generated<string[]>;
  countries: Generated<string[]>;
  budget: NumberOrNull;
  start_date: DateOrNull;
  duration_months: NumberOrNull;
  goal: Generated<string>;
  status: Generated<number>;
  decline_reason: TextOrNull;
  nda_required: Generated<boolean>;
  nda_status: Generated<number>;
  active: Generated<boolean>;
  archived: Generated<boolean>;
  is_draft: Generated<boolean>;
  created_at: InstantNow;
  updated_at: InstantNow;
}

export interface NotificationsTable {
  id: Generated<number>;
  user_id: number;
  panel: 'agency' | 'brand';
  type: number;
  sub_type: Generated<number>;
  subject: TextOrNull;
  message: string;
  notification_text: JSONColumnType<Record<string, string>, string | undefined, string>;
  ref_id: NumberOrNull;
  is_new: Generated<boolean>;
  read: Generated<boolean>;
  deleted_at: InstantOrNull;
  created_at: InstantNow;
}

export interface BookmarksTable {
  user_id: number;
  channel_id: number;
  created_at: InstantNow;
}

export interface TesterProjectsTable {
  id: Generated<number>;
  title_de: string;
  title_en: string;
  description_de: Generated<string>;
  description_en: Generated<string>;
  brand_name: Generated<string>;
  category: NumberOrNull;
  type: Generated<number>;
  status: Generated<number>;
  picture: TextOrNull;
  places: Generated<number>;
  starts_on: DateOrNull;
  ends_on: DateOrNull;
  application_until: DateOrNull;
  points: Generated<number>;
  regional: TextOrNull;
  created_at: InstantNow;
  updated_at: InstantNow;
}

export interface TesterApplicationsTable {
  id: Generated<number>;
  project_id: number;
  user_id: number;
  status: Generated<number>;
  created_at: InstantNow;
  updated_at: InstantNow;
}

export interface HistoryTable {
  id: Generated<number>;
  entity: string;
  entity_id: number;
  user_id: NumberOrNull;
  /** 1 add, 2 update, 3 status change, 4 delete. */
  action: number;
  changes: JsonOrNull<Record<string, unknown>>;
  reason: TextOrNull;
  at: InstantNow;
}

export interface MediaTable {
  key: string;
  content_type: string;
  bytes: Uint8Array;
  created_at: InstantNow;
}

/** Every table of the database by its name. */
export interface Schema {
  regions: RegionsTable;
  customers: CustomersTable;
  users: UsersTable;
  company_name_changes: CompanyNameChangesTable;
  tester_profiles: TesterProfilesTable;
  role_permissions: RolePermissionsTable;
  role_permission_versions: RolePermissionVersionsTable;
  secrets: SecretsTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  login_attempts: LoginAttemptsTable;
  login_events: LoginEventsTable;
  influencers: InfluencersTable;
  channels: ChannelsTable;
  follower_history: FollowerHistoryTable;
  campaigns: CampaignsTable;
  campaign_entries: CampaignEntriesTable;
  campaign_requests: CampaignRequestsTable;
  notifications: NotificationsTable;
  bookmarks: BookmarksTable;
  feedback: FeedbackTable;
  todos: TodosTable;
  tester_projects: TesterProjectsTable;
  tester_applications: TesterApplicationsTable;
  history: HistoryTable;
  live_events: LiveEventsTable;
  account_tokens: AccountTokensTable;
  account_requests: AccountRequestsTable;
  counted_requests: CountedRequestsTable;
  captcha_answers: CaptchaAnswersTable;
  reactivation_requests: ReactivationRequestsTable;
  known_devices: KnownDevicesTable;
  repeatable_calls: RepeatableCallsTable;
  audit_log: AuditLogTable;
  media: MediaTable;
}

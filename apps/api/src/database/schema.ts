import type { Generated, JSONColumnType } from 'kysely';
import type { CampaignServicePricesTable, CampaignServicesTable } from './campaignServiceTables.ts';
import type {
  CampaignBudgetsTable,
  CampaignEntriesTable,
  CampaignKpiSnapshotsTable,
  CampaignsTable,
  RemovedEntriesTable,
} from './campaignTables.ts';
import type {
  CountryOrNull,
  DateOrNull,
  InstantNow,
  InstantOrNull,
  JsonOrNull,
  NumberOrNull,
  TextOrNull,
} from './columns.ts';
import type {
  BrandMailsTable,
  CommentMailsTable,
  CommentMailTimesTable,
  CommentReadsTable,
} from './commentMailTables.ts';
import type { CommentsTable } from './commentsTable.ts';
import type { ContractDocumentsTable, ContractsTable, TemplatesTable } from './contractTables.ts';
import type { CustomerLeadContactsTable, CustomerLeadLogTable, CustomerLeadsTable } from './customerLeadTables.ts';
import type { BrandInvitationsTable, CustomerContactsTable, CustomersTable } from './customerTables.ts';
import type { FeedbackTable } from './feedbackTable.ts';
import type {
  ChannelMeasurementsTable,
  ChannelPostsTable,
  ConnectorRunsTable,
  InfluencerRatingsTable,
} from './figureTables.ts';
import type { FilesTable } from './filesTable.ts';
import type { ImportChannelsTable, ImportsTable } from './importTables.ts';
import type { ChannelPricesTable, ChannelsTable, FollowerHistoryTable, InfluencersTable } from './influencerTables.ts';
import type { LearningMaterialsTable, LearningViewsTable } from './learningTables.ts';
import type { ListColumnsTable, SavedSearchesTable } from './listViewTables.ts';
import type { MailDraftsTable, MailsTable, MailThreadsTable } from './mailTables.ts';
import type { NetworkPeopleView, NetworkWishesTable, PeopleTable } from './peopleTables.ts';
import type { ResumableUploadsTable } from './resumableUploadsTable.ts';
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
  MailRefusalsTable,
  ReactivationRequestsTable,
  RefreshTokensTable,
  RepeatableCallsTable,
  RolePermissionsTable,
  RolePermissionVersionsTable,
  SecretsTable,
  SessionsTable,
} from './systemTables.ts';
import type { TodoCheckItemsTable, TodoDigestsTable, TodoFeedsTable, TodosTable } from './todosTable.ts';
import type { UgcMaterialDownloadsTable, UgcMaterialLinksTable, UgcMaterialsTable } from './ugcMaterialTables.ts';
import type { UgcOffersTable, UgcRequestsTable, UgcVideosTable, UgcVideoVersionsTable } from './ugcTables.ts';
import type { CompanyNameChangesTable, TesterProfilesTable, UsersTable } from './userTables.ts';

export interface RegionsTable {
  id: number;
  name_de: string;
  name_en: string;
  country: CountryOrNull;
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
  /** When the agency sent the NDA last. */
  nda_sent_at: InstantOrNull;
  active: Generated<boolean>;
  archived: Generated<boolean>;
  is_draft: Generated<boolean>;
  product_category: NumberOrNull;
  product_link: Generated<string>;
  kpi: JsonOrNull<Record<string, number | null>>;
  age_bands: Generated<string[]>;
  cities: Generated<string[]>;
  channel_count: NumberOrNull;
  followers_from: NumberOrNull;
  followers_to: NumberOrNull;
  services: JSONColumnType<{ platform: string; leistung: string }[], string | undefined, string>;
  categories: Generated<number[]>;
  duration_other: Generated<string>;
  posting_from: DateOrNull;
  posting_to: DateOrNull;
  briefing_do: Generated<string>;
  briefing_dont: Generated<string>;
  hashtags: Generated<string[]>;
  buy_out_months: NumberOrNull;
  /** The step a draft goes on with. */
  form_step: Generated<number>;
  sent_at: InstantOrNull;
  withdrawn_at: InstantOrNull;
  nda_name: TextOrNull;
  nda_decided_at: InstantOrNull;
  nda_version: NumberOrNull;
  created_at: InstantNow;
  updated_at: InstantNow;
  updated_by: NumberOrNull;
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
  imports: ImportsTable;
  import_channels: ImportChannelsTable;
  regions: RegionsTable;
  customers: CustomersTable;
  customer_contacts: CustomerContactsTable;
  customer_leads: CustomerLeadsTable;
  customer_lead_contacts: CustomerLeadContactsTable;
  customer_lead_log: CustomerLeadLogTable;
  brand_invitations: BrandInvitationsTable;
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
  channel_prices: ChannelPricesTable;
  follower_history: FollowerHistoryTable;
  channel_measurements: ChannelMeasurementsTable;
  channel_posts: ChannelPostsTable;
  connector_runs: ConnectorRunsTable;
  influencer_ratings: InfluencerRatingsTable;
  campaigns: CampaignsTable;
  campaign_budgets: CampaignBudgetsTable;
  campaign_entries: CampaignEntriesTable;
  campaign_kpi_snapshots: CampaignKpiSnapshotsTable;
  removed_entries: RemovedEntriesTable;
  campaign_requests: CampaignRequestsTable;
  notifications: NotificationsTable;
  bookmarks: BookmarksTable;
  comments: CommentsTable;
  comment_reads: CommentReadsTable;
  brand_mails: BrandMailsTable;
  comment_mails: CommentMailsTable;
  comment_mail_times: CommentMailTimesTable;
  feedback: FeedbackTable;
  learning_materials: LearningMaterialsTable;
  learning_views: LearningViewsTable;
  todos: TodosTable;
  todo_feeds: TodoFeedsTable;
  todo_check_items: TodoCheckItemsTable;
  todo_digests: TodoDigestsTable;
  mail_refusals: MailRefusalsTable;
  saved_searches: SavedSearchesTable;
  list_columns: ListColumnsTable;
  mail_drafts: MailDraftsTable;
  mail_threads: MailThreadsTable;
  mails: MailsTable;
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
  files: FilesTable;
  ugc_requests: UgcRequestsTable;
  ugc_offers: UgcOffersTable;
  ugc_materials: UgcMaterialsTable;
  ugc_material_links: UgcMaterialLinksTable;
  ugc_material_downloads: UgcMaterialDownloadsTable;
  ugc_videos: UgcVideosTable;
  ugc_video_versions: UgcVideoVersionsTable;
  resumable_uploads: ResumableUploadsTable;
  people: PeopleTable;
  network_people: NetworkPeopleView;
  network_wishes: NetworkWishesTable;
  campaign_services: CampaignServicesTable;
  templates: TemplatesTable;
  contracts: ContractsTable;
  contract_documents: ContractDocumentsTable;
  campaign_service_prices: CampaignServicePricesTable;
}

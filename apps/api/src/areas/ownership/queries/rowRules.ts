import { sql } from 'kysely';
import { isAdmin, isBrand, isManagement, isTester, ROLE } from '@resonanz/domain/roles';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { FILE_SUBJECTS, fileSubjects, mayUseFiles } from '../fileSubjects.ts';
import { all, column, type Condition, isStaffRoleButManagement, none, type RowRule } from './rowRule.ts';
import { openTesterApplications, openTesterProjects, testerApplications, testerProjects } from './testerRows.ts';

/** Whether a condition leaves every row. */
export const seesEveryRow = (condition: Condition): boolean => condition === all;

/** Campaigns for the whole of DACH belong to every region. */
const WHOLE_REGION = 1;

/** The condition of a rule for rows that were not deleted. */
export const isThereFor = (rule: RowRule, user: CallUser, row: string): Condition =>
  rule.exists === undefined
    ? rule.visible(user, row)
    : sql<boolean>`(${rule.exists(row)} and ${rule.visible(user, row)})`;

const notDeleted = (row: string): Condition => sql<boolean>`${column(row, 'deleted_at')} is null`;

const influencers: RowRule = {
  table: 'influencers',
  exists: notDeleted,
  // A management sees those of its own company only (docs/domain/permissions.md#management).
  visible(user, row) {
    if (isManagement(user.roleId)) {
      // Without a company it sees nobody, not even people with an empty management.
      return user.companyName ? sql<boolean>`${column(row, 'management')} = ${user.companyName}` : none;
    }
    return user.audience === 'staff' ? all : none;
  },
};

/** A user of one region sees that region's campaigns and those of all of DACH. */
const isOfRegion = (user: CallUser, row: string): Condition =>
  user.defaultRegionId === WHOLE_REGION
    ? all
    : sql<boolean>`${column(row, 'region_id')} in (${WHOLE_REGION}, ${user.defaultRegionId})`;

const campaigns: RowRule = {
  table: 'campaigns',
  visible: (user, row) =>
    isStaffRoleButManagement(user)
      ? sql<boolean>`${column(row, 'deleted_at')} is null and ${isOfRegion(user, row)}`
      : none,
};

const campaignRequests: RowRule = {
  table: 'campaign_requests',
  visible(user, row) {
    if (isStaffRoleButManagement(user)) return sql<boolean>`not ${column(row, 'is_draft')}`;
    if (user.audience !== 'brand' || user.customerId === null) return none;
    return sql<boolean>`${column(row, 'customer_id')} = ${user.customerId}`;
  },
};

/**
 * Whether the agency has started work on a request since it was sent: it was assigned, and a user changed it or
 * commented on it.
 */
const isBegunWith = (row: string): Condition => sql<boolean>`(${column(row, 'assignee_user_id')} is not null and (
  exists (select 1 from history as h join users as worker on worker.id = h.user_id
    where h.entity = 'campaign_request' and h.entity_id = ${column(row, 'id')}
      and h.at > ${column(row, 'sent_at')} and worker.role_id not in (${ROLE.brand}, ${ROLE.brandManager}))
  or exists (select 1 from comments as said
    where said.subject_kind = 'campaignRequest' and said.subject_id = ${column(row, 'id')}
      and said.created_at > ${column(row, 'sent_at')} and said.author_side = 'agency')))`;

// What a brand may still change: drafts, declined ones, and those the agency has not begun with.
// The agency adds files to any.
const changeableCampaignRequests: RowRule = {
  table: 'campaign_requests',
  visible: (user, row) =>
    user.audience === 'brand'
      ? sql<boolean>`${campaignRequests.visible(user, row)}
          and ${column(row, 'active')} and not ${column(row, 'archived')}
          and (${column(row, 'is_draft')} or ${column(row, 'status')} = 3
            or (${column(row, 'status')} = 1 and not ${isBegunWith(row)}))`
      : campaignRequests.visible(user, row),
};

const accounts = (roles: readonly number[], visible: RowRule['visible']): RowRule => ({
  table: 'users',
  visible: (user, row) => sql<boolean>`${column(row, 'role_id')} in (${sql.join(roles)}) and ${visible(user, row)}`,
});

const campaignEntries: RowRule = {
  table: 'campaign_entries',
  visible: (user, row) =>
    sql<boolean>`exists (
      select 1 from campaigns as parent
      where parent.id = ${column(row, 'campaign_id')} and ${campaigns.visible(user, 'parent')})`,
};

// Those of a campaign go with it; the others are the whole agency's.
const contracts: RowRule = {
  table: 'contracts',
  visible: (user, row) =>
    isStaffRoleButManagement(user)
      ? sql<boolean>`(${column(row, 'campaign_id')} is null or exists (
          select 1 from campaigns as parent
          where parent.id = ${column(row, 'campaign_id')} and ${campaigns.visible(user, 'parent')}))`
      : none,
};

const customers: RowRule = {
  table: 'customers',
  visible: (user) => (isStaffRoleButManagement(user) ? all : none),
};

// Administrators see all; other users see what they own or wrote, and unassigned records.
const customerLeads: RowRule = {
  table: 'customer_leads',
  visible(user, row) {
    if (!isStaffRoleButManagement(user)) return none;
    if (isAdmin(user.roleId)) return all;
    return sql<boolean>`(${column(row, 'owner_user_id')} is null or ${column(row, 'owner_user_id')} = ${user.id}
      or ${column(row, 'created_by')} = ${user.id})`;
  },
};

const ugcRequests: RowRule = {
  table: 'ugc_requests',
  visible(user, row) {
    if (isStaffRoleButManagement(user)) return sql<boolean>`not ${column(row, 'is_draft')}`;
    if (user.audience !== 'brand' || user.customerId === null) return none;
    return sql<boolean>`${column(row, 'customer_id')} = ${user.customerId}`;
  },
};

// What a brand may still change: drafts, declined ones, and those the agency has not begun with.
// The agency adds files to any.
const changeableUgcRequests: RowRule = {
  table: 'ugc_requests',
  visible: (user, row) =>
    user.audience === 'brand'
      ? sql<boolean>`${ugcRequests.visible(user, row)} and not ${column(row, 'archived')}
          and (${column(row, 'is_draft')} or ${column(row, 'status')} = 3
            or (${column(row, 'status')} = 1 and ${column(row, 'started_at')} is null))`
      : ugcRequests.visible(user, row),
};

const ugcVideos: RowRule = {
  table: 'ugc_videos',
  visible: (user, row) =>
    sql<boolean>`exists (
      select 1 from ugc_requests as request
      where request.id = ${column(row, 'request_id')} and ${ugcRequests.visible(user, 'request')}
      ${user.audience === 'brand' ? sql`and request.active` : sql``})`,
};

// The files themselves are the agency's: a brand plays what it was shown, and downloads what it has accepted,
// by calls of their own.
const ugcVideoFiles: RowRule = {
  table: 'ugc_videos',
  visible: (user, row) => (isStaffRoleButManagement(user) ? ugcVideos.visible(user, row) : none),
};

// What the brand was shown of a video, unless it was deleted, is the agency's library.
const ugcMaterials: RowRule = {
  table: 'ugc_videos',
  visible: (user, row) =>
    isStaffRoleButManagement(user)
      ? sql<boolean>`${ugcVideos.visible(user, row)} and exists (
          select 1 from ugc_video_versions as shown join files as film on film.id = shown.file_id
          where shown.video_id = ${column(row, 'id')} and shown.submitted_at is not null and film.deleted_at is null)`
      : none,
};

// Drafts and hidden materials are internal; the rest is visible to its audience.
const learningMaterials: RowRule = {
  table: 'learning_materials',
  visible(user, row) {
    if (isStaffRoleButManagement(user)) return all;
    if (user.audience !== 'brand') return none;
    const audience = user.signupWithToken ? 'for_token_brand' : 'for_brand';
    return sql<boolean>`${column(row, 'state')} = 'published' and ${column(row, audience)}`;
  },
};

// What is live reaches testers and visitors by a call of its own.
const testerMetadata: RowRule = {
  table: 'tester_metadata',
  visible: (user) => (isStaffRoleButManagement(user) ? all : none),
};

const blogPosts: RowRule = {
  table: 'blog_posts',
  visible: (user, row) => (isStaffRoleButManagement(user) ? sql<boolean>`${column(row, 'deleted_at')} is null` : none),
};

const newsletters: RowRule = {
  table: 'newsletters',
  visible: (user, row) => (isStaffRoleButManagement(user) ? sql<boolean>`${column(row, 'deleted_at')} is null` : none),
};

const newsletterTemplates: RowRule = { ...newsletters, table: 'newsletter_templates' };

// What a tester may read: published, or scheduled for a time that has come.
const publishedBlogPosts: RowRule = {
  table: 'blog_posts',
  visible: (_user, row) =>
    sql<boolean>`${column(row, 'deleted_at')} is null and (${column(row, 'state')} = 'published'
      or ${column(row, 'state')} = 'scheduled' and ${column(row, 'publish_at')} <= now())`,
};

// Testers are shown them by calls of their own.
const testerBrands: RowRule = {
  table: 'tester_brands',
  visible: (user) => (isStaffRoleButManagement(user) ? all : none),
};

// Two modules share one table: a creator's id is unknown in the models module.
const people = (kind: 'model' | 'creator'): RowRule => ({
  table: 'people',
  visible: (user, row) => (isStaffRoleButManagement(user) ? sql<boolean>`${column(row, 'kind')} = ${kind}` : none),
});
const models = people('model');
const creators = people('creator');

const amazonUsers: RowRule = {
  table: 'amazon_users',
  visible: (user) => (isStaffRoleButManagement(user) ? all : none),
};

// The mailbox is shared (docs/domain/mails.md#mail-threads-with-partners); what belongs to a campaign is for those who
// may see it, also when it is deleted.
const mailThreads: RowRule = {
  table: 'mail_threads',
  visible: (user, row) =>
    isStaffRoleButManagement(user)
      ? sql<boolean>`(${column(row, 'campaign_id')} is null or exists (
          select 1 from campaigns as parent
          where parent.id = ${column(row, 'campaign_id')} and ${isOfRegion(user, 'parent')}))`
      : none,
};

const mails: RowRule = {
  table: 'mails',
  visible: (user, row) =>
    sql<boolean>`exists (
      select 1 from mail_threads as thread
      where thread.id = ${column(row, 'thread_id')} and ${mailThreads.visible(user, 'thread')})`,
};

// Unsent records are visible to their author only.
const mailDrafts: RowRule = {
  table: 'mail_drafts',
  visible: (user, row) =>
    isStaffRoleButManagement(user)
      ? sql<boolean>`(${column(row, 'created_by')} = ${user.id} and ${column(row, 'sent_at')} is null)`
      : none,
};

// Attachments belong to what was written, and are seen with the mails it became.
const mailAttachments: RowRule = {
  table: 'mail_drafts',
  visible: (user, row) =>
    sql<boolean>`(${mailDrafts.visible(user, row)} or exists (
      select 1 from mails as made
      where made.draft_id = ${column(row, 'id')} and ${mails.visible(user, 'made')}))`,
};

const recordsWithFiles = {
  influencers,
  campaigns,
  campaignEntries,
  customers,
  customerLeads,
  campaignRequests,
  ugcRequests,
  ugcVideoFiles,
  learningMaterials,
  models,
  creators,
  amazonUsers,
  mailAttachments,
  testerMetadata,
  testerProjects,
  testerApplications,
  blogPosts,
  testerBrands,
};

// Of the files those of records the user sees, in modules that he may look into.
const files: RowRule = {
  table: 'files',
  visible(user, row) {
    const seen = FILE_SUBJECTS.filter((subject) => mayUseFiles(user, subject, 'view')).map((subject) => {
      const rule = recordsWithFiles[fileSubjects[subject].rows];
      return sql`(${column(row, 'subject')} = ${subject} and exists (select 1 from ${sql.table(rule.table)} as record
        where record.id = ${column(row, 'subject_id')} and ${isThereFor(rule, user, 'record')}))`;
    });
    return seen.length === 0
      ? none
      : sql<boolean>`${column(row, 'deleted_at')} is null and (${sql.join(seen, sql` or `)})`;
  },
};

/** Which rows a user sees, by their kind. */
export const rules = {
  influencers,
  channels: {
    table: 'channels',
    exists: notDeleted,
    visible: (user, row) =>
      sql<boolean>`exists (
        select 1 from influencers as owner
        where owner.id = ${column(row, 'influencer_id')} and ${notDeleted('owner')}
          and ${influencers.visible(user, 'owner')})`,
  },
  campaigns,
  campaignEntries,
  contracts,
  customers,
  customerLeads,
  files,
  mailThreads,
  mails,
  mailDrafts,
  mailAttachments,
  campaignRequests,
  changeableCampaignRequests,
  // What a brand sees of a campaign: published, at least interested, and its own request still open to it
  // (docs/domain/campaigns.md#what-a-brand-sees).
  proposedChannels: {
    table: 'campaign_entries',
    visible: (user, row) =>
      user.audience === 'brand'
        ? sql<boolean>`${column(row, 'is_published')} = 1 and ${column(row, 'state')} >= 2 and exists (
            select 1 from campaign_requests as request join campaigns as parent on parent.id = request.campaign_id
            where request.campaign_id = ${column(row, 'campaign_id')}
              and request.active and not request.archived and parent.active
              and ${campaignRequests.visible(user, 'request')})`
        : none,
  },
  ugcRequests,
  changeableUgcRequests,
  ugcVideos,
  ugcVideoFiles,
  ugcMaterials,
  learningMaterials,
  testerMetadata,
  newsletters,
  newsletterTemplates,
  blogPosts,
  publishedBlogPosts,
  testerBrands,
  models,
  creators,
  testerProjects,
  openTesterProjects,
  testerApplications,
  openTesterApplications,
  amazonUsers,
  // Creators of a UGC campaign as the brand sees them, by the same rule.
  proposedCreators: {
    table: 'campaign_entries',
    visible: (user, row) =>
      user.audience === 'brand'
        ? sql<boolean>`${column(row, 'is_published')} = 1 and ${column(row, 'state')} >= 2 and exists (
            select 1 from ugc_requests as request join campaigns as parent on parent.id = request.campaign_id
            where request.campaign_id = ${column(row, 'campaign_id')} and request.active and parent.active
              and ${ugcRequests.visible(user, 'request')})`
        : none,
  },
  // Accounts of admins and super admins are the super admin's alone (docs/domain/permissions.md#admins).
  users: {
    table: 'users',
    visible(user, row) {
      if (user.audience !== 'staff' || !isAdmin(user.roleId)) return none;
      return user.roleId === ROLE.superAdmin
        ? all
        : sql<boolean>`${column(row, 'role_id')} not in (${ROLE.admin}, ${ROLE.superAdmin})`;
    },
  },
  brandUsers: accounts([ROLE.brand, ROLE.brandManager], (user, row) => {
    if (isStaffRoleButManagement(user)) return all;
    const isMember = isBrand(user.roleId) && user.customerId !== null;
    return isMember ? sql<boolean>`${column(row, 'customer_id')} = ${user.customerId}` : none;
  }),
  managementUsers: accounts([ROLE.management], (user) => (isStaffRoleButManagement(user) ? all : none)),
  testers: accounts([ROLE.tester], (user, row) => {
    if (isTester(user.roleId)) return sql<boolean>`${column(row, 'id')} = ${user.id}`;
    return isStaffRoleButManagement(user) ? all : none;
  }),
  // Administrators see every to-do, everybody else those they created or were given.
  todos: {
    table: 'todos',
    visible(user, row) {
      if (user.audience !== 'staff') return none;
      if (isAdmin(user.roleId)) return all;
      return sql<boolean>`(${column(row, 'assign_user_id')} = ${user.id} or ${column(row, 'created_by')} = ${user.id})`;
    },
  },
} as const satisfies Readonly<Record<string, RowRule>>;

import type { components } from '@resonanz/contract/types';
import type { ModuleName } from '@resonanz/domain/permissions';
import type { FileKind as FileRule } from '@resonanz/validators/file';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Audience } from '../../platform/http/Audience.ts';
import { type FileKind, ruleOf } from '../../platform/storage/fileKinds.ts';
import type { RowKind } from './queries/rows.ts';

/** A kind of records that have files. */
export type FileSubject = components['schemas']['FileSubject'];

interface SubjectRule {
  /** Rows that decide who sees such a record (`ownership.ts`). */
  readonly rows:
    | 'influencers'
    | 'campaigns'
    | 'campaignEntries'
    | 'customers'
    | 'customerLeads'
    | 'campaignRequests'
    | 'ugcRequests'
    | 'ugcVideoFiles'
    | 'learningMaterials'
    | 'models'
    | 'creators'
    | 'amazonUsers'
    | 'mailAttachments'
    | 'testerMetadata'
    | 'testerProjects'
    | 'testerApplications'
    | 'blogPosts'
    | 'testerBrands';
  /** Rows whose files can be changed, where they are fewer. */
  readonly changeable?: RowKind;
  /** Module whose right `view` reads its files and whose right `edit` changes them. */
  readonly module: ModuleName;
  /** An audience without rights in modules that owns such records. */
  readonly owners?: Audience;
  readonly kinds: readonly FileKind[];
  /** Files of one record at most; without it there is no limit. */
  readonly maxFiles?: number;
  /** Rules of kinds that are narrower for such records than for others. */
  readonly rules?: Readonly<Partial<Record<FileKind, FileRule>>>;
}

/** Who may read and change the files of a record, and which kinds it has. */
export const fileSubjects: Readonly<Record<FileSubject, SubjectRule>> = {
  influencer: {
    rows: 'influencers',
    module: 'Influencer Management',
    kinds: ['attachment', 'content', 'contract', 'nda'],
  },
  campaign: {
    rows: 'campaigns',
    module: 'Campaign Management',
    kinds: ['attachment', 'content', 'contract', 'product'],
  },
  campaignEntry: {
    rows: 'campaignEntries',
    module: 'Campaign Management',
    kinds: ['attachment', 'content', 'contract'],
  },
  customer: { rows: 'customers', module: 'Customer Management', kinds: ['attachment', 'contract', 'nda', 'profile'] },
  customerLead: { rows: 'customerLeads', module: 'Customer Leads', kinds: ['attachment'] },
  // What a brand attaches to its request describes the product.
  campaignRequest: {
    rows: 'campaignRequests',
    changeable: 'changeableCampaignRequests',
    module: 'Campaign Request',
    kinds: ['attachment', 'product'],
    rules: { attachment: 'productDescription' },
  },
  ugcRequest: {
    rows: 'ugcRequests',
    changeable: 'changeableUgcRequests',
    module: 'UGC Campaign Request',
    kinds: ['product'],
  },
  learningMaterial: {
    rows: 'learningMaterials',
    module: 'Learning Videos',
    kinds: ['content', 'profile'],
    rules: { content: 'learningMaterial' },
  },
  // Pictures and example videos; brands are given addresses of those they may see, never the files as a list.
  model: { rows: 'models', module: 'Models', kinds: ['profile', 'content'] },
  creator: { rows: 'creators', module: 'Creator', kinds: ['profile', 'content'] },
  // Pictures and videos of the product, and files that describe it.
  testerProject: {
    rows: 'testerProjects',
    changeable: 'openTesterProjects',
    module: 'Project',
    kinds: ['product', 'attachment'],
    rules: { attachment: 'productDescription' },
  },
  // Pictures that prove an order.
  amazonUser: {
    rows: 'amazonUsers',
    module: 'Testerworld Dashboard',
    kinds: ['attachment'],
    rules: { attachment: 'image' },
  },
  // Attachments of drafts; once sent they cannot change.
  mail: { rows: 'mailAttachments', changeable: 'mailDrafts', module: 'Email', kinds: ['attachment'] },
  testerMetadata: { rows: 'testerMetadata', module: 'Testerworld Dashboard', kinds: ['content'] },
  blogPost: { rows: 'blogPosts', module: 'Blog', kinds: ['profile'] },
  // The logo; testers are given its address with what shows it.
  testerBrand: { rows: 'testerBrands', module: 'Brand', kinds: ['profile'] },
  ugcVideo: { rows: 'ugcVideoFiles', module: 'UGC Campaign Request', kinds: ['content'] },
  testerApplication: {
    rows: 'testerApplications',
    changeable: 'openTesterApplications',
    module: 'Project',
    owners: 'tester',
    kinds: ['content'],
    rules: { content: 'testMedia' },
    maxFiles: 60,
  },
};

/** Every kind of records that have files. */
export const FILE_SUBJECTS = Object.keys(fileSubjects) as readonly FileSubject[];

/**
 * Whether a user may do this with the files of a kind of records: by the right of their module, or as one of their
 * owners.
 */
export function mayUseFiles(user: CallUser, subject: FileSubject, right: 'view' | 'edit'): boolean {
  const { module, owners } = fileSubjects[subject];
  return user.audience === owners || user.may(module, right);
}

/** The rule (docs/domain/files.md#uploads) that a file of a record has to meet. */
export function fileRuleOf(subject: FileSubject, kind: FileKind): FileRule {
  return fileSubjects[subject].rules?.[kind] ?? ruleOf(kind);
}

import type { components } from '@resonanz/contract/types';
import type { ModuleName } from '@resonanz/domain/permissions';
import type { FileKind } from './fileKinds.ts';

/** A kind of records that have files. */
export type FileSubject = components['schemas']['FileSubject'];

interface SubjectRule {
  /** Rows that decide who sees such a record (`access/ownership.ts`). */
  readonly rows: 'influencers' | 'campaigns' | 'campaignEntries' | 'customers';
  /** Module whose right `view` reads its files and whose right `edit` changes them. */
  readonly module: ModuleName;
  readonly kinds: readonly FileKind[];
}

/** Who may read and change the files of a record, and which kinds it has. */
export const fileSubjects: Readonly<Record<FileSubject, SubjectRule>> = {
  influencer: { rows: 'influencers', module: 'Influencer Management', kinds: ['attachment', 'content', 'contract', 'nda'] },
  campaign: { rows: 'campaigns', module: 'Campaign Management', kinds: ['attachment', 'content', 'contract', 'product'] },
  campaignEntry: { rows: 'campaignEntries', module: 'Campaign Management', kinds: ['attachment', 'content', 'contract'] },
  customer: { rows: 'customers', module: 'Customer Management', kinds: ['attachment', 'contract', 'nda', 'profile'] },
};

/** Every kind of records that have files. */
export const FILE_SUBJECTS = Object.keys(fileSubjects) as readonly FileSubject[];

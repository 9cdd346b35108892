import type { components } from '@resonanz/contract/named';

type Schemas = components['schemas'];

/** What became of a mail. */
export type MailState = Schemas['MailState'];

/** A thread in a list, shown by its newest mail. */
export type ListedMail = Pick<
  Schemas['MailListItem'],
  | 'mailId'
  | 'emailThread'
  | 'subject'
  | 'snippet'
  | 'receiverName'
  | 'campaignName'
  | 'toEmail'
  | 'state'
  | 'isRead'
  | 'isArchived'
  | 'mailCount'
  | 'attachmentCount'
  | 'at'
>;

/** A file that came with a mail. */
export type MailAttachment = Pick<Schemas['MailAttachment'], 'fileId' | 'name' | 'size' | 'url'>;

/** A mail of a thread. */
export type ThreadMail = Pick<
  Schemas['Mail'],
  | 'mailId'
  | 'subject'
  | 'receiverName'
  | 'toEmail'
  | 'fromEmail'
  | 'cc'
  | 'bcc'
  | 'state'
  | 'failure'
  | 'isAutomatic'
  | 'createdByName'
  | 'createdAt'
  | 'scheduledAt'
  | 'sentAt'
  | 'message'
  | 'remoteImages'
> & {
  /** Its files. */
  readonly attachments: readonly MailAttachment[];
};

/** A thread with its mails, the oldest first. */
export type OpenedThread = Pick<Schemas['MailThread'], 'subject' | 'isRead' | 'isArchived'> & {
  /** Its mails, the oldest first. */
  readonly mails: readonly ThreadMail[];
};

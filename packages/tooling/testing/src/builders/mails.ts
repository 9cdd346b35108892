import { many, personAt } from './people.ts';
import type { Schema } from './schema.ts';

const subjects = ['Herbstleuchten 2026: Ihr Angebot', 'Briefing zur Pflegeserie', 'Drehtermin in der Küche'] as const;

/** A thread in a list, represented by its latest mail: sent, read, about the campaign „Herbstleuchten 2026". */
export function buildMailListItem(overrides: Partial<Schema<'MailListItem'>> = {}, index = 0): Schema<'MailListItem'> {
  const { firstName, surname } = personAt(index);
  const at = new Date(Date.UTC(2026, 4, 4, 8, 30 - index)).toISOString();
  return {
    mailId: 700 + index,
    emailThread: String(500 + index),
    userType: 'influencer',
    refId: 40 + index,
    channelId: 1000 + index,
    platform: 'Instagram',
    receiverName: `${firstName} ${surname}`,
    campaignId: 20,
    campaignName: 'Herbstleuchten 2026',
    folder: 'sent',
    state: 'sent',
    failure: null,
    toEmail: `partner${index + 1}@post.example`,
    fromEmail: 'kampagnen@resonanz.example',
    subject: subjects[index % subjects.length] ?? subjects[0],
    isAutomatic: false,
    createdByName: 'Katharina Bergmann',
    createdAt: at,
    scheduledAt: null,
    sentAt: at,
    snippet: `Guten Tag ${firstName}, vielen Dank für Ihr Angebot. Wir freuen uns auf die Zusammenarbeit.`,
    mailCount: 1,
    attachmentCount: 0,
    isRead: true,
    isArchived: false,
    at,
    ...overrides,
  };
}

/** Threads, the newest first, a minute apart. */
export const buildMailListItems = (count: number): Schema<'MailListItem'>[] =>
  many(count, (index) => buildMailListItem({}, index));

/** A mail of a thread. */
export function buildMail(overrides: Partial<Schema<'Mail'>> = {}, index = 0): Schema<'Mail'> {
  const {
    snippet: _snippet,
    mailCount: _count,
    attachmentCount: _attachments,
    isRead: _isRead,
    isArchived: _isArchived,
    at: _at,
    ...head
  } = buildMailListItem({}, index);
  return {
    ...head,
    parentId: null,
    emailConfigurationId: null,
    cc: [],
    bcc: [],
    message:
      `<p>Guten Tag ${personAt(index).firstName},</p>` +
      '<p>vielen Dank für Ihr Angebot. Wir freuen uns auf die Zusammenarbeit.</p>' +
      `<p>Viele Grüße<br>Katharina Bergmann</p>`,
    remoteImages: [],
    attachments: [],
    ...overrides,
  };
}

/** A thread with its mails, the oldest first; without any of them, with one. */
export function buildMailThread(
  mails: readonly Schema<'Mail'>[] = [buildMail()],
  overrides: Partial<Schema<'MailThread'>> = {},
): Schema<'MailThread'> {
  const { userType, refId, channelId, platform, receiverName, campaignId, campaignName, emailThread, subject } =
    mails[0] ?? buildMail();
  return {
    emailThread,
    subject,
    partner: { userType, refId, channelId, platform, receiverName, campaignId, campaignName },
    isRead: true,
    isArchived: false,
    mails: [...mails],
    ...overrides,
  };
}

/** What becomes of a mail before it is sent: everybody can get it. */
export function buildMailPreview(
  receivers: readonly Pick<Schema<'MailPreviewReceiver'>, 'userType' | 'refId'>[],
  overrides: Partial<Schema<'MailPreview'>> = {},
): Schema<'MailPreview'> {
  return {
    receivers: receivers.map(({ userType, refId }, index) => {
      const { receiverName, toEmail, platform } = buildMailListItem({}, index);
      return {
        userType,
        refId,
        channelId: null,
        contactId: null,
        name: receiverName,
        toEmail,
        platform,
        problem: null,
        missing: [],
      };
    }),
    subject: subjects[0],
    message: '<p>Guten Tag Lena,</p><p>vielen Dank für Ihr Angebot.</p>',
    ...overrides,
  };
}

/** A draft to one receiver. */
export function buildMailDraft(overrides: Partial<Schema<'MailDraft'>> = {}, index = 0): Schema<'MailDraft'> {
  const { userType, refId, channelId, receiverName, toEmail, campaignId, campaignName } = buildMailListItem({}, index);
  return {
    draftId: 60 + index,
    parentId: null,
    receivers: [{ userType, refId: refId ?? 0, channelId, contactId: null, name: receiverName, toEmail }],
    campaignId,
    campaignName,
    cc: [],
    bcc: [],
    subject: 'Nachfrage zum Drehtermin',
    message: '<p>Guten Tag {firstName},</p><p>passt Ihnen der 12. Oktober?</p>',
    language: 'DE',
    scheduledAt: null,
    attachments: [],
    updatedAt: '2026-05-04T08:45:00.000Z',
    ...overrides,
  };
}

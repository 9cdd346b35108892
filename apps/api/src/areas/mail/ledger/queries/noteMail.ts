import type { Kysely } from 'kysely';
import type { Schema } from '../../../../platform/database/schema.ts';
import type { MailPartner } from '../../../../platform/mail/Mail.ts';
import { plainText } from '../../../../platform/mail/plainText.ts';

/** One mail as it is noted before it leaves. */
export interface NotedMail {
  /** The thread it belongs to; otherwise it begins one with this partner. */
  thread: number | MailPartner;
  receiverName: string;
  to: string;
  subject: string;
  html: string;
  language: 'DE' | 'EN';
  at: Date;
  template?: string;
  scheduledAt?: Date | undefined;
  parentId?: number | null;
  draftId?: number;
  contactId?: number | null;
  cc?: readonly string[];
  bcc?: readonly string[];
  createdBy?: number;
}

/** The column that holds the id of a partner. */
function partnerColumn(userType: MailPartner['userType']) {
  if (userType === 'tester') return 'tester_user_id';
  if (userType === 'amazonUser') return 'amazon_user_id';
  return userType === 'customer' || userType === 'brand' ? 'customer_id' : 'influencer_id';
}

async function openThread(
  tx: Kysely<Schema>,
  { userType, refId, channelId, campaignId }: MailPartner,
  at: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('mail_threads')
    .values({
      user_type: userType,
      [partnerColumn(userType)]: refId,
      channel_id: channelId ?? null,
      campaign_id: campaignId ?? null,
      last_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Notes a mail to a partner in its thread; gives back its id. */
export async function noteMail(tx: Kysely<Schema>, mail: NotedMail): Promise<number> {
  const { thread, at, scheduledAt } = mail;
  const lastAt = scheduledAt ?? at;
  const threadId = typeof thread === 'number' ? thread : await openThread(tx, thread, lastAt);
  if (typeof thread === 'number')
    await tx.updateTable('mail_threads').set({ last_at: lastAt }).where('id', '=', thread).execute();
  const { id } = await tx
    .insertInto('mails')
    .values({
      thread_id: threadId,
      parent_id: mail.parentId ?? null,
      draft_id: mail.draftId ?? null,
      contact_id: mail.contactId ?? null,
      state: scheduledAt === undefined ? 'sending' : 'scheduled',
      template: mail.template ?? null,
      receiver_name: mail.receiverName,
      to_email: mail.to,
      cc: [...(mail.cc ?? [])],
      bcc: [...(mail.bcc ?? [])],
      subject: mail.subject,
      message: mail.html,
      plain_text: plainText(mail.html),
      language: mail.language,
      created_by: mail.createdBy ?? null,
      created_at: at,
      scheduled_at: scheduledAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { escapeHtml } from '@resonanz/domain/html';
import { fullNameOf } from '../database/fullName.ts';
import type { Schema } from '../database/schema.ts';
import type { MailDraft } from './Mail.ts';
import { plainText } from './plainText.ts';
import type { MailReceiver } from './receiverOf.ts';
import type { StoredDraft } from './StoredDraft.ts';
import { writeContent } from './writeContent.ts';

/** Whom a mail goes to: the record in whose mails it stands, and the campaign it belongs to. */
export interface MailPartner {
  userType: components['schemas']['MailUserType'];
  refId: number;
  channelId?: number | null;
  campaignId?: number | null;
}

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

async function openThread(
  tx: Kysely<Schema>,
  { userType, refId, channelId, campaignId }: MailPartner,
  at: Date,
): Promise<number> {
  const isCustomer = userType === 'customer' || userType === 'brand';
  const { id } = await tx
    .insertInto('mail_threads')
    .values({
      user_type: userType,
      ...(isCustomer ? { customer_id: refId } : { influencer_id: refId }),
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

/** The name of a partner as its account or record has it; else the address. */
async function nameOf(tx: Kysely<Schema>, to: string, { userType, refId }: MailPartner): Promise<string> {
  const row =
    userType === 'influencer'
      ? await tx
          .selectFrom('influencers')
          .select(sql<string>`trim(concat(first_name, ' ', surname))`.as('name'))
          .where('id', '=', refId)
          .executeTakeFirst()
      : await tx.selectFrom('users').select(fullNameOf('users').as('name')).where('email', '=', to).executeTakeFirst();
  return row?.name || to;
}

const nowhere = { imprint: [], publicUrl: 'https://localhost' };

/**
 * Notes a mail of the catalogue with its words; the link of its button may open an account and is nobody else's
 * business.
 */
export async function noteAutomaticMail(
  tx: Kysely<Schema>,
  draft: MailDraft & { partner: MailPartner },
  receiver: MailReceiver,
  at: Date,
): Promise<number> {
  const { subject, greeting, paragraphs, quote, after, closing } = writeContent(
    JSON.parse(JSON.stringify({ ...draft, receiver })) as StoredDraft,
    nowhere,
  );
  const blocks = [
    greeting,
    ...paragraphs,
    ...(quote === undefined ? [] : [quote.intro, quote.lines.join('\n')]),
    ...after,
    closing.join('\n'),
  ];
  const html = blocks.map((each) => `<p>${each.split('\n').map(escapeHtml).join('<br>')}</p>`).join('');
  return noteMail(tx, {
    thread: draft.partner,
    receiverName: await nameOf(tx, draft.to, draft.partner),
    to: draft.to,
    subject,
    html,
    language: draft.language,
    at,
    template: draft.template,
  });
}

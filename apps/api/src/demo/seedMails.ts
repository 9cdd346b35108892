import { DEMO_USER } from '@resonanz/demo-data/accounts';
import { DEMO_MAILS, type DemoMail } from '@resonanz/demo-data/mails';
import { CAMPAIGN_STATUS } from '@resonanz/domain/campaigns';
import { escapeHtml } from '@resonanz/domain/html';
import { INFLUENCER_STATUS } from '@resonanz/domain/workStates';
import { noteMail } from '../areas/mail/door.ts';
import type { MailPartner } from '../platform/mail/Mail.ts';
import { demoPdf } from './demoPdf.ts';
import type { Stock } from './Stock.ts';

const DAY = 86_400_000;
const SENDER = 'noreply@resonanz.example';

interface Addressee {
  partner: MailPartner;
  name: string;
  firstName: string;
  email: string;
  campaign: string;
}

/** Creators of running campaigns of the manager who have an address. */
async function creators({ db }: Stock): Promise<Addressee[]> {
  const rows = await db
    .selectFrom('campaign_entries as e')
    .innerJoin('campaigns as c', 'c.id', 'e.campaign_id')
    .innerJoin('influencers as i', 'i.id', 'e.influencer_id')
    .select([
      'i.id',
      'i.first_name',
      'i.surname',
      'i.email',
      'e.channel_id',
      'c.id as campaign_id',
      'c.name as campaign',
    ])
    .where('c.owner_user_id', '=', DEMO_USER.manager)
    .where('c.status', '=', CAMPAIGN_STATUS.running)
    .where('i.email', 'is not', null)
    .where('i.deleted_at', 'is', null)
    .where('i.status', '=', INFLUENCER_STATUS.active)
    .distinctOn('i.id')
    .orderBy('i.id')
    .limit(DEMO_MAILS.length)
    .execute();
  return rows.map((row) => ({
    partner: { userType: 'influencer', refId: row.id, channelId: row.channel_id, campaignId: row.campaign_id },
    name: `${row.first_name} ${row.surname}`.trim(),
    firstName: row.first_name,
    email: row.email ?? '',
    campaign: row.campaign,
  }));
}

/** Main contacts of the first customers. */
async function contacts({ db }: Stock): Promise<Addressee[]> {
  const rows = await db
    .selectFrom('customer_contacts')
    .select(['customer_id', 'name', 'email'])
    .where('is_main', '=', true)
    .where('email', 'is not', null)
    .orderBy('customer_id')
    .limit(DEMO_MAILS.length)
    .execute();
  return rows.map(({ customer_id, name, email }) => ({
    partner: { userType: 'customer', refId: customer_id },
    name,
    firstName: name,
    email: email ?? '',
    campaign: '',
  }));
}

/** The draft a mail was, with its briefing. */
async function draftOf(
  { db, storage }: Stock,
  { briefing, text }: DemoMail,
  fill: (text: string) => string,
  key: string,
  at: Date,
): Promise<number> {
  const { id } = await db
    .insertInto('mail_drafts')
    .values({ created_by: DEMO_USER.manager, updated_at: at, sent_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (briefing === undefined) return id;
  const title = fill(briefing);
  const bytes = demoPdf(title, text.map(fill));
  await storage.put('attachment', key, bytes);
  await db
    .insertInto('files')
    .values({
      key,
      name: `${title}.pdf`,
      content_type: 'application/pdf',
      size: bytes.length,
      subject: 'mail',
      subject_id: id,
      kind: 'attachment',
      uploaded_by: DEMO_USER.manager,
      created_at: at,
    })
    .execute();
  return id;
}

/** Threads with creators and customers: sent, with a briefing, failed, archived. */
export async function seedMails(stock: Stock): Promise<void> {
  const { db, clock } = stock;
  const waiting = { creator: await creators(stock), customer: await contacts(stock) };
  for (const [position, { with: kind, mails, isArchived = false }] of DEMO_MAILS.entries()) {
    const addressee = waiting[kind].shift();
    if (addressee === undefined) continue;
    const fill = (text: string): string =>
      text.replaceAll('{name}', addressee.firstName).replaceAll('{campaign}', addressee.campaign);
    let thread: number | undefined;
    for (const [index, mail] of mails.entries()) {
      const at = new Date(clock.now().getTime() - mail.daysAgo * DAY);
      const draftId = await draftOf(stock, mail, fill, `attachment-demo-mail-${position}-${index}.pdf`, at);
      const id = await noteMail(db, {
        thread: thread ?? addressee.partner,
        receiverName: addressee.name,
        to: addressee.email,
        subject: fill(mail.subject),
        html: mail.text.map((each) => `<p>${escapeHtml(fill(each))}</p>`).join(''),
        language: 'DE',
        createdBy: DEMO_USER.manager,
        draftId,
        at,
      });
      const outcome =
        mail.isRejected === true
          ? ({ state: 'failed', failure: 'refused' } as const)
          : ({ state: 'sent', sent_at: at, from_email: SENDER } as const);
      thread = (
        await db.updateTable('mails').set(outcome).where('id', '=', id).returning('thread_id').executeTakeFirstOrThrow()
      ).thread_id;
      await db
        .updateTable('mail_threads')
        .set({ is_read: mail.isRejected !== true, is_archived: isArchived })
        .where('id', '=', thread)
        .execute();
    }
  }
}

import { type RawBuilder, sql } from 'kysely';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import { escapeLike, readPage } from '../../../platform/database/lists.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { Call } from '../../../platform/operations/area.ts';
import { visibleRows } from '../../ownership/door.ts';
import { scopeOf } from '../../work-overview/door.ts';

type Condition = RawBuilder<boolean>;

/** Who reads mails. */
export type MailReader = Pick<Call<'getMails'>, 'user' | 'services'>;

const MAX_UNREAD = 100;
/** Maximum length of a snippet, and of the last word at which it may end earlier. */
const SNIPPET = 160;
const LONGEST_WORD = 40;

/** Which mails, called `n`, belong to a folder. */
const inFolder: Readonly<Record<Schemas['MailFolder'], Condition>> = {
  inbox: sql`n.state = 'received'`,
  sent: sql`n.state in ('sending', 'sent', 'failed')`,
  scheduled: sql`n.state = 'scheduled'`,
  archive: sql`true`,
};

/** When a mail, called so in a statement, was sent, or will be, or was written. */
const momentOf = (mail: string): RawBuilder<string> =>
  sql<string>`coalesce(
    ${sql.ref(`${mail}.sent_at`)}, ${sql.ref(`${mail}.scheduled_at`)}, ${sql.ref(`${mail}.created_at`)})`;

/** Threads, `t`, that the user sees, each with one of its mails, `m`. */
export function threadRows({ user, services: { db } }: MailReader, mailId: RawBuilder<number>) {
  return db
    .selectFrom('mail_threads as t')
    .innerJoin('mails as m', (join) => join.on('m.id', '=', mailId))
    .leftJoin('campaigns as c', 'c.id', 't.campaign_id')
    .leftJoin('channels as h', 'h.id', 't.channel_id')
    .leftJoin('users as u', 'u.id', 'm.created_by')
    .where(visibleRows('mailThreads', user, 't'));
}

const withNewest = (reader: MailReader, condition: Condition = sql`true`) =>
  threadRows(
    reader,
    sql<number>`(
      select n.id from mails as n where n.thread_id = t.id and ${condition}
      order by ${momentOf('n')} desc, n.id desc limit 1)`,
  );

/** The id of the partner of a thread `t`, in the record that its kind names. */
const partnerId = sql<number | null>`coalesce(t.influencer_id, t.customer_id, t.tester_user_id, t.amazon_user_id)`;

/** The columns that a list and a thread show of a mail, selected from threads with mails. */
export const withHead = (rows: ReturnType<typeof threadRows>) =>
  rows.select([
    'm.id',
    'm.thread_id',
    't.user_type',
    partnerId.as('ref_id'),
    't.channel_id',
    sql<Schemas['Platform'] | null>`h.platform`.as('platform'),
    't.campaign_id',
    'c.name as campaign_name',
    't.is_read',
    't.is_archived',
    'm.draft_id',
    'm.state',
    'm.failure',
    'm.template',
    'm.receiver_name',
    'm.to_email',
    'm.from_email',
    'm.subject',
    fullNameOf('u').as('created_by_name'),
    'm.created_at',
    'm.scheduled_at',
    'm.sent_at',
  ]);

type HeadRow = Awaited<ReturnType<ReturnType<typeof withHead>['execute']>>[number];

function folderOf({ is_archived, state }: HeadRow): Schemas['MailFolder'] {
  if (is_archived) return 'archive';
  if (state === 'scheduled') return 'scheduled';
  return state === 'received' ? 'inbox' : 'sent';
}

/** Whom a thread is with, and what it belongs to. */
export const toPartner = (row: HeadRow): Schemas['MailPartner'] => ({
  userType: row.user_type,
  refId: row.ref_id,
  channelId: row.channel_id,
  platform: row.platform,
  receiverName: row.receiver_name,
  campaignId: row.campaign_id,
  campaignName: row.campaign_name,
});

/** What every list and every thread shows of a mail. */
export const toHead = (row: HeadRow): Schemas['MailHead'] => ({
  ...toPartner(row),
  mailId: row.id,
  emailThread: String(row.thread_id),
  folder: folderOf(row),
  state: row.state,
  failure: row.failure,
  toEmail: row.to_email,
  fromEmail: row.from_email,
  subject: row.subject,
  isAutomatic: row.template !== null,
  createdByName: row.created_by_name,
  createdAt: row.created_at,
  scheduledAt: row.scheduled_at,
  sentAt: row.sent_at,
});

const withItem = (rows: ReturnType<typeof threadRows>) =>
  withHead(rows).select([
    sql<string>`left(btrim(regexp_replace(m.plain_text, '\\s+', ' ', 'g')), ${SNIPPET + 1}::int)`.as('snippet'),
    sql<number>`(select count(*)::int from mails as n where n.thread_id = t.id)`.as('mail_count'),
    sql<number>`(
      select count(*)::int from files as f
      where f.subject = 'mail' and f.subject_id = m.draft_id and f.deleted_at is null)`.as('attachment_count'),
  ]);

/** The first words of a text, with a sign where there are more; only a word that is very long is cut. */
function firstWords(text: string): string {
  const letters = Array.from(text);
  if (letters.length <= SNIPPET) return text;
  const end = letters.lastIndexOf(' ', SNIPPET);
  if (end < SNIPPET - LONGEST_WORD) return `${letters.slice(0, SNIPPET - 1).join('')}…`;
  return `${letters
    .slice(0, end)
    .join('')
    .replace(/[\s,;:–-]+$/, '')} …`;
}

const toItem = (row: Awaited<ReturnType<ReturnType<typeof withItem>['execute']>>[number]): Schemas['MailListItem'] => ({
  ...toHead(row),
  snippet: firstWords(row.snippet),
  mailCount: row.mail_count,
  attachmentCount: row.attachment_count,
  isRead: row.is_read,
  isArchived: row.is_archived,
  at: row.sent_at ?? row.scheduled_at ?? row.created_at,
});

const newestFirst = (rows: ReturnType<typeof threadRows>) =>
  withItem(rows).orderBy('t.last_at', 'desc').orderBy('t.id', 'desc');

function filtered(reader: MailReader, { folder, search = '', filters = {} }: Schemas['MailQuery']) {
  const {
    unread,
    failed,
    platform = [],
    userType = [],
    refId,
    channelId,
    customerId,
    campaignId,
    threadId,
    from,
    to,
  } = filters;
  const day = sql`(t.last_at at time zone 'Europe/Berlin')::date`;
  const conditions: (Condition | false)[] = [
    folder === 'archive' ? sql<boolean>`t.is_archived` : sql<boolean>`not t.is_archived`,
    unread !== undefined && sql<boolean>`t.is_read = ${!unread}`,
    failed === true && sql<boolean>`m.state = 'failed'`,
    failed === false && sql<boolean>`m.state <> 'failed'`,
    platform.length > 0 && sql<boolean>`h.platform in (${sql.join(platform)})`,
    userType.length > 0 && sql<boolean>`t.user_type in (${sql.join(userType)})`,
    refId !== undefined && sql<boolean>`${partnerId} = ${refId}`,
    channelId !== undefined && sql<boolean>`t.channel_id = ${channelId}`,
    customerId !== undefined && sql<boolean>`t.customer_id = ${customerId}`,
    campaignId !== undefined && sql<boolean>`t.campaign_id = ${campaignId}`,
    threadId !== undefined && sql<boolean>`t.id = ${Number(threadId)}`,
    from !== undefined && sql<boolean>`${day} >= ${from}::date`,
    to !== undefined && sql<boolean>`${day} <= ${to}::date`,
    search.trim() !== '' &&
      sql<boolean>`exists (
        select 1 from mails as s
        where s.thread_id = t.id and s.search_text like '%' || fold_text(${escapeLike(search.trim())}) || '%')`,
  ];
  return conditions.reduce(
    (rows, condition) => (condition === false ? rows : rows.where(condition)),
    withNewest(reader, folder && inFolder[folder]),
  );
}

/** One page of a folder, a row for each thread. */
export async function mailPage(reader: MailReader, query: Schemas['MailQuery']): Promise<Schemas['MailPage']> {
  const { page: pageNumber = 0, pageSize = 10 } = query;
  const matches = filtered(reader, query);
  const page = await readPage(reader.services.db, { rows: newestFirst(matches), matches }, { pageNumber, pageSize });
  return { ...page, content: page.content.map(toItem) };
}

/** Some mails as the lists show them, in the order of the ids. */
export async function mailItems(reader: MailReader, ids: readonly number[]): Promise<Schemas['MailListItem'][]> {
  const rows = await withItem(
    threadRows(reader, sql<number>`m.id`)
      .whereRef('m.thread_id', '=', 't.id')
      .where('m.id', 'in', [...ids]),
  ).execute();
  const byId = new Map(rows.map((row) => [row.id, toItem(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The latest threads of the caller's work, of the region's or of everybody's. */
export async function latestMails(call: Call<'getLatestMails'>): Promise<Schemas['MailListItem'][]> {
  const { size = 5, whose = 'mine', region } = call.input.query;
  const { looksAfter } = scopeOf(call, { whose });
  const rows = newestFirst(withNewest(call).where('t.is_archived', '=', false))
    .where(
      sql<boolean>`(${looksAfter('c.owner_user_id')}
        or exists (select 1 from mails as w where w.thread_id = t.id and ${looksAfter('w.created_by')}))`,
    )
    .$if(region !== undefined, (query) => query.where('c.region_id', '=', region ?? 0))
    .limit(size);
  return (await rows.execute()).map(toItem);
}

/** The unread threads outside the archive. */
export async function unreadMails(reader: MailReader): Promise<Schemas['MailListItem'][]> {
  const rows = newestFirst(withNewest(reader).where('t.is_read', '=', false).where('t.is_archived', '=', false)).limit(
    MAX_UNREAD,
  );
  return (await rows.execute()).map(toItem);
}

/** How many unread threads there are outside the archive. */
export async function unreadCount({ user, services: { db } }: MailReader): Promise<number> {
  const { count } = await db
    .selectFrom('mail_threads as t')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(visibleRows('mailThreads', user, 't'))
    .where('t.is_read', '=', false)
    .where('t.is_archived', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

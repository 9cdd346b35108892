import { type RawBuilder, sql } from 'kysely';
import type { Traces } from './traces.ts';

/** What stands in a text where a person stood. */
const MARK = '[anonymisiert]';

/** Texts that people write freely, by table. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  comments: ['text'],
  todos: ['title', 'description'],
  feedback: ['name', 'title', 'message'],
  campaigns: ['name', 'description', 'product', 'shipping', 'exclusivity', 'contact'],
  campaign_requests: ['title', 'product_name', 'product_description', 'goal', 'decline_reason'],
  campaign_entries: ['notes', 'status_note', 'brand_decline_reason'],
  campaign_kpi_snapshots: ['note'],
  channel_posts: ['title'],
  customers: ['notes'],
  files: ['name'],
  history: ['reason'],
  audit_log: ['reason'],
  mails: ['receiver_name', 'to_email', 'subject', 'message', 'plain_text'],
  mail_drafts: ['subject', 'message'],
  influencers: ['block_reason', 'consent_source'],
  influencer_ratings: ['text'],
  network_wishes: ['note'],
  notifications: ['subject', 'message'],
  people: ['notes'],
};

/** Values that the server keeps as JSON, by table. */
const VALUES: Readonly<Record<string, string>> = {
  history: 'changes',
  audit_log: 'changes',
  notifications: 'notification_text',
};

/** Members of stored values that name a channel by its bare handle. */
const HANDLE_MEMBERS = 'channel|channelHandle|handle|channelTitle';

const columnOf = (name: string): RawBuilder<unknown> => sql.ref(name);

/** Statements that take every trace of a person out of what belongs to others, and leave everything else as it is. */
export function redactions({ id, pattern, handles }: Traces): RawBuilder<unknown>[] {
  const found = pattern ?? '(?!)';
  const redacted = (text: RawBuilder<unknown>): RawBuilder<unknown> =>
    sql`regexp_replace(${text}, ${found}, ${MARK}, 'gi')`;
  const holds = (text: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`coalesce(${text}, '') ~* ${found}`;
  const texts = Object.entries(TEXTS).map(([table, columns]) => {
    const changed = columns.map((name) => sql`${columnOf(name)} = ${redacted(columnOf(name))}`);
    return sql`update ${sql.table(table)} set ${sql.join(changed)} where ${sql.join(
      columns.map((name) => holds(columnOf(name))),
      sql` or `,
    )}`;
  });
  const values = Object.entries(VALUES).map(([table, name]) => {
    const text = sql`${columnOf(name)}::text`;
    return sql`update ${sql.table(table)} set ${columnOf(name)} = ${redacted(text)}::jsonb where ${holds(text)}`;
  });
  const named = handles.map((handle) => {
    const member = `("(?:${HANDLE_MEMBERS})": ?)${JSON.stringify(handle).replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)}`;
    return sql`update notifications set notification_text = regexp_replace(notification_text::text, ${member}, ${`\\1"${MARK}"`}, 'gi')::jsonb
      where notification_text::text ~* ${member}`;
  });
  const about = `"influencerId": ?${id}(?!\\d)`;
  return [
    ...texts,
    ...values,
    ...named,
    // Two names of one list that become the same would refuse each other.
    sql`update saved_searches set name = ${redacted(sql`name`)} || ' ' || id, query = ${redacted(sql`query`)} where ${holds(sql`name`)} or ${holds(sql`query`)}`,
    sql`delete from live_events where ${holds(sql`event::text`)}`,
    // An answer that is kept for a repetition cannot be given with holes in it.
    sql`update repeatable_calls set answer = null, state = 'unknown' where ${holds(sql`answer::text`)} or answer::text ~ ${about}`,
  ];
}

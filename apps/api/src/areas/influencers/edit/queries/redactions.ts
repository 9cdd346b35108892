import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../../../platform/database/schema.ts';
import type { Traces } from '../traces.ts';

/** Replaces the mention of a person in a text. */
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

/** Values that are stored as JSON, by table. */
const VALUES: Readonly<Record<string, string>> = {
  history: 'changes',
  audit_log: 'changes',
  notifications: 'notification_text',
};

/** Members of stored values that name a channel by its bare handle. */
const HANDLE_MEMBERS = 'channel|channelHandle|handle|channelTitle';

const columnOf = (name: string): RawBuilder<unknown> => sql.ref(name);

/** Statements that redact every trace of a person in what belongs to others. */
function redactions({ id, pattern, handles }: Traces): RawBuilder<unknown>[] {
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
    const value = JSON.stringify(handle).replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
    const member = `("(?:${HANDLE_MEMBERS})": ?)${value}`;
    const marked = `\\1"${MARK}"`;
    return sql`
      update notifications
      set notification_text = regexp_replace(notification_text::text, ${member}, ${marked}, 'gi')::jsonb
      where notification_text::text ~* ${member}`;
  });
  const about = `"influencerId": ?${id}(?!\\d)`;
  return [
    ...texts,
    ...values,
    ...named,
    // Two names of a list that become equal would violate its unique constraint.
    sql`update saved_searches
      set name = ${redacted(sql`name`)} || ' ' || id, query = ${redacted(sql`query`)}
      where ${holds(sql`name`)} or ${holds(sql`query`)}`,
    sql`delete from live_events where ${holds(sql`event::text`)}`,
    // A stored answer cannot be repeated with parts of it redacted.
    sql`update repeatable_calls set answer = null, state = 'unknown'
      where ${holds(sql`answer::text`)} or answer::text ~ ${about}`,
  ];
}

/** Redacts every trace of a person in what belongs to others, and leaves everything else as it is. */
export async function redactOthers(tx: Kysely<Schema>, traces: Traces): Promise<void> {
  for (const statement of redactions(traces)) await statement.execute(tx);
}

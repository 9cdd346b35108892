import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/schema.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { audienceOf, mayBeWrittenTo } from './audience.ts';

/** A tester whose turn it is. */
export interface Receiver {
  user_id: number;
  email: string;
  default_language: 'DE' | 'EN';
  tries: number;
  /** Whether openings and clicks of the mail may be measured. */
  is_measured: boolean;
}

type Count = 'sent' | 'bounced' | 'skipped' | 'uncertain' | 'measured' | 'opened' | 'clicked';

/** What became of a mail. */
export interface Outcome {
  userId: number;
  state: 'waiting' | 'sent' | 'bounced' | 'uncertain';
  isMeasured: boolean;
}

/** Deletes those of a newsletter that wait for their mail. */
export async function deleteWaiting(tx: Tx, newsletterId: number): Promise<void> {
  await tx
    .deleteFrom('newsletter_receivers')
    .where('newsletter_id', '=', newsletterId)
    .where('state', '=', 'waiting')
    .execute();
}

/** Locks a newsletter whose time has come; undefined when there is none. */
export const lockDue = (tx: Tx, now: Date) =>
  tx
    .selectFrom('newsletters')
    .selectAll()
    .where('state', '=', 'scheduled')
    .where('planned_at', '<=', now.toISOString())
    .where('deleted_at', 'is', null)
    .orderBy('planned_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Lists everybody of the audience who is not listed yet; returns how many are listed then. */
export async function listReceivers(
  tx: Tx,
  newsletterId: number,
  audience: Schemas['TesterUserFilters'],
): Promise<number> {
  await sql`insert into newsletter_receivers (newsletter_id, user_id)
    select ${newsletterId}::int, t.user_id from tester_profiles t
    where ${audienceOf(audience)}
    on conflict do nothing`.execute(tx);
  const { listed } = await tx
    .selectFrom('newsletter_receivers')
    .where('newsletter_id', '=', newsletterId)
    .select(sql<number>`count(*)::int`.as('listed'))
    .executeTakeFirstOrThrow();
  return listed;
}

/** The newsletters that are being sent, the oldest first. */
export async function findSending(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('newsletters')
    .select('id')
    .where('state', '=', 'sending')
    .orderBy('started_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether a newsletter is still being sent. */
export const findIfSending = (db: Db, id: number) =>
  db.selectFrom('newsletters').selectAll().where('id', '=', id).where('state', '=', 'sending').executeTakeFirst();

/** The same, locked until the transaction ends: whoever stops a newsletter meanwhile is not overruled. */
export const lockIfSending = (tx: Tx, id: number) =>
  tx
    .selectFrom('newsletters')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .forUpdate()
    .executeTakeFirst();

/**
 * Gives up mails that a server took and did not report: it died in between, and nobody knows whether they left. They
 * are not sent again.
 */
export async function giveUpTaken(tx: Tx, newsletterId: number, takenBefore: Date): Promise<number> {
  const rows = await tx
    .updateTable('newsletter_receivers')
    .set({ state: 'uncertain' })
    .where('newsletter_id', '=', newsletterId)
    .where('state', '=', 'taken')
    .where('taken_at', '<', takenBefore.toISOString())
    .returning('user_id')
    .execute();
  return rows.length;
}

/** Takes those whose turn it is, locked for nobody else, and marks them as taken. */
export async function takeReceivers(
  tx: Tx,
  newsletterId: number,
  { most, now }: { most: number; now: Date },
): Promise<{ taken: number[]; receivers: Receiver[] }> {
  const { rows } = await sql<{ user_id: number }>`
    update newsletter_receivers r set state = 'taken', taken_at = ${now.toISOString()}::timestamptz, tries = r.tries + 1
    where (r.newsletter_id, r.user_id) in (
      select w.newsletter_id, w.user_id from newsletter_receivers w
      where w.newsletter_id = ${newsletterId} and w.state = 'waiting'
        and (w.not_before is null or w.not_before <= ${now.toISOString()}::timestamptz)
      order by w.user_id limit ${most} for update skip locked)
    returning r.user_id`.execute(tx);
  const taken = rows.map((row) => row.user_id);
  if (taken.length === 0) return { taken, receivers: [] };
  // Asked at the last moment: whoever has ended the newsletter since gets it no more.
  const receivers = await tx
    .selectFrom('newsletter_receivers as r')
    .innerJoin('tester_profiles as t', 't.user_id', 'r.user_id')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .where('r.newsletter_id', '=', newsletterId)
    .where('r.user_id', 'in', taken)
    .where(mayBeWrittenTo)
    .select(['r.user_id', 'u.email', 'u.default_language', 'r.tries'])
    .select(sql<boolean>`t.measuring_since is not null`.as('is_measured'))
    .orderBy('r.user_id')
    .execute();
  return { taken, receivers };
}

/** Marks receivers who may no longer be written to. */
export async function skipReceivers(tx: Tx, newsletterId: number, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .updateTable('newsletter_receivers')
    .set({ state: 'skipped' })
    .where('newsletter_id', '=', newsletterId)
    .where('user_id', 'in', [...userIds])
    .execute();
}

/** Stores what became of mails, and counts addresses that refuse newsletters one after the other. */
export async function storeOutcomes(
  tx: Tx,
  newsletterId: number,
  outcomes: readonly Outcome[],
  { now, notBefore }: { now: Date; notBefore: Date },
): Promise<void> {
  const ofState = (state: Outcome['state']) =>
    outcomes.filter((each) => each.state === state).map((each) => each.userId);
  for (const state of ['waiting', 'sent', 'bounced', 'uncertain'] as const) {
    const ids = ofState(state);
    if (ids.length === 0) continue;
    await tx
      .updateTable('newsletter_receivers')
      .set({
        state,
        ...(state === 'sent' && { sent_at: now }),
        ...(state === 'waiting' && { taken_at: null, not_before: notBefore }),
      })
      .where('newsletter_id', '=', newsletterId)
      .where('user_id', 'in', ids)
      .execute();
  }
  const accepted = ofState('sent');
  if (accepted.length > 0)
    await tx
      .updateTable('tester_profiles')
      .set({ newsletter_bounces: 0 })
      .where('user_id', 'in', accepted)
      .where('newsletter_bounces', '>', 0)
      .execute();
  const refused = ofState('bounced');
  if (refused.length > 0)
    await tx
      .updateTable('tester_profiles')
      .set((row) => ({ newsletter_bounces: row('newsletter_bounces', '+', 1) }))
      .where('user_id', 'in', refused)
      .execute();
}

/** Adds to the counts of a newsletter. */
export async function addCounts(
  tx: Tx,
  newsletterId: number,
  counts: Readonly<Partial<Record<Count, number>>>,
): Promise<void> {
  await tx
    .updateTable('newsletters')
    .set((row) => ({
      sent: row('sent', '+', counts.sent ?? 0),
      bounced: row('bounced', '+', counts.bounced ?? 0),
      skipped: row('skipped', '+', counts.skipped ?? 0),
      uncertain: row('uncertain', '+', counts.uncertain ?? 0),
      measured: row('measured', '+', counts.measured ?? 0),
      opened: row('opened', '+', counts.opened ?? 0),
      clicked: row('clicked', '+', counts.clicked ?? 0),
    }))
    .where('id', '=', newsletterId)
    .execute();
}

/** Whether mails of a newsletter are still to be sent or reported. */
export async function hasOpen(tx: Tx, newsletterId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('newsletter_receivers')
    .select('user_id')
    .where('newsletter_id', '=', newsletterId)
    .where('state', 'in', ['waiting', 'taken'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

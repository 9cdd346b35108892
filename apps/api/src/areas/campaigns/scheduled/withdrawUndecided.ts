import { sql } from 'kysely';
import { writeHistories } from '../../../platform/history/writeHistory.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { type LiveMessage, publishAll } from '../../notifications/door.ts';
import { mailBrands } from '../decisionMails.ts';
import { tellEntries } from '../entryEvents.ts';
import { tellBrands } from '../notices.ts';
import { entriesWhere, type LockedEntry } from '../queries/lockedEntries.ts';

type Tx = Parameters<typeof entriesWhere>[0];
type Worker = Pick<Services, 'db' | 'clock' | 'live' | 'mail' | 'optionDays' | 'publicUrl'>;

const DAY = 86_400_000;

/** Channels a brand sees and has not decided on, published so long ago; creators of videos are no options that lapse. */
const undecidedSince = (tx: Tx, moment: Date, isReminded: boolean): Promise<LockedEntry[]> =>
  entriesWhere(
    tx,
    sql<boolean>`e.is_published = 1 and e.brand_status = 1 and e.state >= 2 and e.published_at + make_interval(days => e.option_days_added) <= ${moment.toISOString()}::timestamptz
      and c.type <> 3 and r.id is not null and r.active and c.active and c.deleted_at is null and ${isReminded ? sql`true` : sql`e.reminded_at is null`}`,
  );

/** Reminds brands of open decisions, once for each publication (sub type 17, EM70). */
async function remind(worker: Worker, now: Date): Promise<number> {
  const { reminder, unpublish } = worker.optionDays;
  const messages = await worker.db
    .transaction()
    .execute(async (tx): Promise<{ told: LiveMessage[]; count: number }> => {
      const entries = await undecidedSince(tx, new Date(now.getTime() - reminder * DAY), false);
      if (entries.length === 0) return { told: [], count: 0 };
      await tx
        .updateTable('campaign_entries')
        .set({ reminded_at: now })
        .where(
          'id',
          'in',
          entries.map(({ id }) => id),
        )
        .execute();
      await mailBrands(tx, worker, 'decisionReminder', entries, unpublish - reminder);
      return { told: await tellBrands(tx, 'reminder', entries), count: entries.length };
    });
  publishAll(worker.live, messages.told);
  return messages.count;
}

/** Withdraws what nobody has decided on (sub type 18, EM71). */
async function withdraw(worker: Worker, now: Date): Promise<number> {
  const { db, live, optionDays } = worker;
  const { entries, told } = await db.transaction().execute(async (tx) => {
    const due = await undecidedSince(tx, new Date(now.getTime() - optionDays.unpublish * DAY), true);
    if (due.length === 0) return { entries: due, told: [] };
    const ids = due.map(({ id }) => id);
    await tx
      .updateTable('campaign_entries')
      .set({ is_published: 0, updated_at: now, updated_by: null })
      .where('id', 'in', ids)
      .execute();
    await writeHistories(
      tx,
      { user: null, services: worker },
      due.map(({ id }) => ({
        entity: 'campaign_entry',
        entityId: id,
        action: 3,
        changes: { isPublished: [1, 0] },
        reason: 'autoUnpublished',
      })),
    );
    await mailBrands(tx, worker, 'optionsEnded', due, optionDays.unpublish);
    return { entries: due, told: await tellBrands(tx, 'unpublished', due) };
  });
  publishAll(live, told);
  tellEntries(live, null, now, 'entries', entries);
  return entries.length;
}

/**
 * Looks at every channel that waits for its brand's decision (A-074): reminds after some days, withdraws after some
 * more. Only undecided channels count; publishing again begins anew. Done twice it comes to the same.
 */
export async function withdrawUndecided(worker: Worker): Promise<{ withdrawn: number; reminded: number }> {
  const now = worker.clock.now();
  // What is withdrawn today is not reminded of as well.
  const withdrawn = await withdraw(worker, now);
  return { withdrawn, reminded: await remind(worker, now) };
}

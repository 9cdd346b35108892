import { PUBLISHED } from '@resonanz/domain/campaigns';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { writeHistories } from '../../../platform/history/writeHistory.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { type LiveMessage, publishAll } from '../../notifications/door.ts';
import { publishEntryEvents } from '../notices/entryEvents.ts';
import { notifyBrands } from '../notices/notices.ts';
import { mailBrands } from './brandMails.ts';
import { markAsReminded, undecidedSince, unpublish } from './queries/undecided.ts';

type Worker = Pick<Services, 'db' | 'clock' | 'live' | 'mail' | 'optionDays' | 'publicUrl'>;

const DAY = 86_400_000;

/** Reminds brands of open decisions, once for each publication (sub type 17). */
async function remind(worker: Worker, now: Date): Promise<number> {
  const { reminder, unpublish: last } = worker.optionDays;
  const reminded = await worker.db
    .transaction()
    .execute(async (tx): Promise<{ messages: LiveMessage[]; count: number }> => {
      const entries = await undecidedSince(tx, new Date(now.getTime() - reminder * DAY), false);
      if (entries.length === 0) return { messages: [], count: 0 };
      await markAsReminded(
        tx,
        entries.map(({ id }) => id),
        now,
      );
      await mailBrands(tx, worker, 'decisionReminder', entries, last - reminder);
      return { messages: await notifyBrands(tx, 'reminder', entries), count: entries.length };
    });
  publishAll(worker.live, reminded.messages);
  return reminded.count;
}

/** Withdraws undecided channels (sub type 18). */
async function withdraw(worker: Worker, now: Date): Promise<number> {
  const { db, live, optionDays } = worker;
  const { entries, messages } = await db.transaction().execute(async (tx) => {
    const due = await undecidedSince(tx, new Date(now.getTime() - optionDays.unpublish * DAY), true);
    if (due.length === 0) return { entries: due, messages: [] };
    const ids = due.map(({ id }) => id);
    await unpublish(tx, ids, now);
    await writeHistories(
      tx,
      { user: null, services: worker },
      due.map(({ id }) => ({
        entity: 'campaign_entry',
        entityId: id,
        action: HISTORY_ACTION.statusChange,
        changes: { isPublished: [PUBLISHED.yes, PUBLISHED.no] },
        reason: 'autoUnpublished',
      })),
    );
    await mailBrands(tx, worker, 'optionsEnded', due, optionDays.unpublish);
    return { entries: due, messages: await notifyBrands(tx, 'unpublished', due) };
  });
  publishAll(live, messages);
  publishEntryEvents(live, null, now, 'entries', entries);
  return entries.length;
}

/**
 * Processes every channel that waits for its brand's decision (docs/domain/campaigns.md#undecided-channels): reminds
 * after some days, withdraws after some more. Publishing again restarts the period. Idempotent.
 */
export async function withdrawUndecided(worker: Worker): Promise<{ withdrawn: number; reminded: number }> {
  const now = worker.clock.now();
  // No reminder for channels that are withdrawn today.
  const withdrawn = await withdraw(worker, now);
  return { withdrawn, reminded: await remind(worker, now) };
}

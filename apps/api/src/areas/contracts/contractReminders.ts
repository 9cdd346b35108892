import { type Kysely, sql } from 'kysely';
import { berlinDayIn } from '@resonanz/domain/berlinDay';
import { CONTRACT_REMINDER_DAYS } from '@resonanz/domain/contracts';
import type { Schema } from '../../platform/database/schema.ts';
import { writeHistory } from '../../platform/history/writeHistory.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { mailReminder } from './mails.ts';
import { contractById } from './queries/contracts.ts';

type Worker = Pick<Services, 'db' | 'clock' | 'mail' | 'hashKey' | 'publicUrl'>;

/**
 * Contracts whose partner is to be reminded for the n-th time: sent so many days ago, not signed, and their link is
 * still good.
 */
const dueFor = (db: Kysely<Schema>, count: number, sentBy: string, now: Date) =>
  db
    .selectFrom('contracts as t')
    .where(sql<boolean>`(t.sent_at at time zone 'Europe/Berlin')::date <= ${sentBy}::date`)
    .where('t.partner_signed_at', 'is', null)
    .where('t.cancelled_at', 'is', null)
    .where('t.link_expires_at', '>', now.toISOString())
    .where('t.reminders', '<', count);

/**
 * Reminds partners three and seven days after a contract was sent to them (EM81), each time once; a day that was missed
 * is made up for by one reminder. Done twice it comes to the same.
 */
export async function remindOfContracts(worker: Worker): Promise<number> {
  const { db, clock } = worker;
  const now = clock.now();
  let sent = 0;
  // The later reminder first: whoever is due for it is not due for the earlier one any more.
  for (const [index, days] of [...CONTRACT_REMINDER_DAYS.entries()].toReversed()) {
    const sentBy = berlinDayIn(now, -days);
    for (const { id } of await dueFor(db, index + 1, sentBy, now)
      .select('t.id')
      .orderBy('t.id')
      .execute()) {
      const isSent = await db.transaction().execute(async (tx) => {
        const taken = await dueFor(tx, index + 1, sentBy, now)
          .where('t.id', '=', id)
          .select('t.id')
          .forUpdate('t')
          .executeTakeFirst();
        if (taken === undefined) return false;
        const row = await contractById(tx, id);
        await tx
          .updateTable('contracts')
          .set({ reminders: index + 1, reminded_at: now })
          .where('id', '=', id)
          .execute();
        await mailReminder(tx, worker, row);
        await writeHistory(
          tx,
          { user: null, services: worker },
          {
            entity: 'contract',
            entityId: id,
            action: 2,
            changes: { remindedAt: [row.reminded_at, now.toISOString()] },
          },
        );
        return true;
      });
      if (isSent) sent += 1;
    }
  }
  return sent;
}

import { berlinDayIn } from '@resonanz/domain/berlinDay';
import { CONTRACT_REMINDER_DAYS } from '@resonanz/domain/contracts';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { writeHistory } from '../../../platform/history/writeHistory.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { mailReminder } from '../mails/send.ts';
import { contractById } from '../record/queries/contracts.ts';
import { findDueReminders, lockDueReminder, markAsReminded } from './queries.ts';

type Worker = Pick<Services, 'db' | 'clock' | 'mail' | 'hashKey' | 'publicUrl'>;

/**
 * Reminds partners three and seven days after a contract was sent (docs/domain/mails.md#contract-mails), once each;
 * after missed days one reminder is sent. Idempotent.
 */
export async function remindOfContracts(worker: Worker): Promise<number> {
  const { db, clock } = worker;
  const now = clock.now();
  let sent = 0;
  // The later reminder first, because it replaces the earlier one.
  for (const [index, days] of [...CONTRACT_REMINDER_DAYS.entries()].toReversed()) {
    const sentBy = berlinDayIn(now, -days);
    for (const { id } of await findDueReminders(db, index + 1, sentBy, now)) {
      const isSent = await db.transaction().execute(async (tx) => {
        if (!(await lockDueReminder(tx, id, index + 1, sentBy, now))) return false;
        const row = await contractById(tx, id);
        await markAsReminded(tx, id, index + 1, now);
        await mailReminder(tx, worker, row);
        await writeHistory(
          tx,
          { user: null, services: worker },
          {
            entity: 'contract',
            entityId: id,
            action: HISTORY_ACTION.update,
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

import { berlinDay } from '@resonanz/domain/berlinDay';
import type { Services } from '../../../platform/operations/Services.ts';
import { linkOf } from '../notices.ts';
import { findDueLeads, findMailedOwner, lockDueLead, markAsMailed } from './queries.ts';

type Worker = Pick<Services, 'db' | 'clock' | 'mail' | 'publicUrl'>;

/**
 * Mails users the follow-ups of their leads that are due, once each (docs/domain/mails.md#mails-to-staff); the to-do of
 * a follow-up has its own notification. Idempotent.
 */
export async function mailDueFollowUps({ db, clock, mail, publicUrl }: Worker): Promise<number> {
  const today = berlinDay(clock.now());
  let sent = 0;
  for (const { id } of await findDueLeads(db, today)) {
    const isSent = await db.transaction().execute(async (tx) => {
      const lead = await lockDueLead(tx, id, today);
      if (lead === undefined || lead.follow_up_date === null || lead.owner_user_id === null) return false;
      const owner = await findMailedOwner(tx, lead.owner_user_id);
      if (owner === undefined) return false;
      await markAsMailed(tx, id, lead.follow_up_date);
      const values = {
        company: lead.company,
        date: lead.follow_up_date,
        nextStep: lead.next_step,
        link: linkOf({ publicUrl }, id),
      };
      await mail.send(tx, { to: owner.email, language: owner.language, template: 'leadFollowUp', values });
      return true;
    });
    if (isSent) sent += 1;
  }
  return sent;
}

import type { Kysely } from 'kysely';
import { berlinDay } from '@resonanz/domain/berlinDay';
import type { Schema } from '../../platform/database/schema.ts';
import type { Services } from '../../platform/operations/Services.ts';
import { linkOf } from './notices.ts';
import { mailedOwners } from './queries/followUps.ts';
import { isFollowUpDue } from './queries/leads.ts';

type Worker = Pick<Services, 'db' | 'clock' | 'mail' | 'publicUrl'>;

/** Leads with a follow-up that is due and of which nobody was told. */
const dueLeads = (db: Kysely<Schema>, today: string) =>
  db
    .selectFrom('customer_leads as l')
    .where(isFollowUpDue(today))
    .where('l.follow_up_told_for', 'is distinct from', ({ ref }) => ref('l.follow_up_date'));

/**
 * Mails people the follow-ups of their leads that are due, each once (EM31); the to-do of a follow-up tells of itself.
 * Done twice it comes to the same.
 */
export async function mailDueFollowUps({ db, clock, mail, publicUrl }: Worker): Promise<number> {
  const today = berlinDay(clock.now());
  let sent = 0;
  for (const { id } of await dueLeads(db, today)
    .where('l.owner_user_id', 'in', mailedOwners(db, 'leadFollowUp').select('u.id'))
    .select('l.id')
    .orderBy('l.id')
    .execute()) {
    const isSent = await db.transaction().execute(async (tx) => {
      const lead = await dueLeads(tx, today).where('l.id', '=', id).selectAll('l').forUpdate('l').executeTakeFirst();
      if (lead === undefined || lead.follow_up_date === null || lead.owner_user_id === null) return false;
      const owner = await mailedOwners(tx, 'leadFollowUp')
        .where('u.id', '=', lead.owner_user_id)
        .select(['u.email', 'u.default_language as language'])
        .executeTakeFirst();
      if (owner === undefined) return false;
      await tx
        .updateTable('customer_leads')
        .set({ follow_up_told_for: lead.follow_up_date })
        .where('id', '=', id)
        .execute();
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

import { sql } from 'kysely';
import { berlinDay } from '@resonanz/domain/berlinDay';
import type { Tx } from '../../../platform/database/schema.ts';

/** Keeps two requests of the same moment from getting the same number. */
const NUMBER_LOCK = 722_001;

async function nextNumber(tx: Tx, now: Date): Promise<string> {
  await sql`select pg_advisory_xact_lock(${NUMBER_LOCK})`.execute(tx);
  const start = `KA-${berlinDay(now).slice(0, 4)}-`;
  const { last } = await tx
    .selectFrom('campaign_requests')
    .where('number', 'like', `${start}%`)
    .select(sql<number | null>`max(substring(number from '\\d+$')::int)`.as('last'))
    .executeTakeFirstOrThrow();
  return `${start}${String((last ?? 0) + 1).padStart(4, '0')}`;
}

/** How many drafts a brand has. */
export async function countDrafts(tx: Tx, customerId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('campaign_requests')
    .where('customer_id', '=', customerId)
    .where('is_draft', '=', true)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds an empty draft with the next number; gives back its id. */
export async function insertDraft(tx: Tx, userId: number, customerId: number, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('campaign_requests')
    .values({
      number: await nextNumber(tx, now),
      customer_id: customerId,
      created_by_user_id: userId,
      title: '',
      is_draft: true,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes a draft. */
export async function deleteDraft(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('campaign_requests').where('id', '=', id).execute();
}

import { sql, type Updateable } from 'kysely';
import { berlinDay } from '@resonanz/domain/berlinDay';
import type { CallUser } from '../../../../platform/access/CallUser.ts';
import type { Tx } from '../../../../platform/database/schema.ts';
import { notFound } from '../../../../platform/http/ApiError.ts';
import { visibleRows } from '../../../ownership/door.ts';
import type { UgcRequestsTable } from '../../tables.ts';
import type { UgcRow } from '../order.ts';

/**
 * A request of the caller, locked until the end of the transaction; others who ask for it wait. 404 when it is not the
 * caller's.
 */
export async function lockedRequest(tx: Tx, user: CallUser, id: number): Promise<UgcRow> {
  const row = await tx
    .selectFrom('ugc_requests as r')
    .selectAll('r')
    .where('r.id', '=', id)
    .where(visibleRows('ugcRequests', user, 'r'))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Adds an empty draft with the next number. */
export async function insertDraft(tx: Tx, userId: number, customerId: number, now: Date): Promise<UgcRow> {
  const { rows } = await sql<{
    id: number;
  }>`select nextval(pg_get_serial_sequence('ugc_requests', 'id'))::int as id`.execute(tx);
  const id = rows[0]?.id ?? 0;
  return tx
    .insertInto('ugc_requests')
    .values({
      id,
      number: `UGC-${berlinDay(now).slice(0, 4)}-${String(id).padStart(4, '0')}`,
      customer_id: customerId,
      created_by_user_id: userId,
      updated_by: userId,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Writes columns of a request. */
export async function updateUgcRequest(tx: Tx, id: number, values: Updateable<UgcRequestsTable>): Promise<void> {
  await tx.updateTable('ugc_requests').set(values).where('id', '=', id).execute();
}

/** Deletes a draft. */
export async function deleteDraft(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('ugc_requests').where('id', '=', id).execute();
}

/** The country of a brand, which decides about the tax of its requests; null where it is not known. */
export async function countryOfBrand(tx: Tx, customerId: number) {
  const customer = await tx.selectFrom('customers').select('country').where('id', '=', customerId).executeTakeFirst();
  return customer?.country ?? null;
}

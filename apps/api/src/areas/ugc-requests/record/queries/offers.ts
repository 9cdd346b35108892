import type { Insertable } from 'kysely';
import { fullNameOf } from '../../../../platform/database/fullName.ts';
import type { Db } from '../../../../platform/database/schema.ts';
import type { UgcOffersTable } from '../../tables.ts';

/** The prices that the agency named for a request, the newest first. */
export const offersOf = (db: Db, requestId: number) =>
  db
    .selectFrom('ugc_offers as o')
    .leftJoin('users as u', 'u.id', 'o.created_by')
    .where('o.request_id', '=', requestId)
    .select(['o.version', 'o.lines', 'o.total', 'o.note', 'o.created_at', fullNameOf('u').as('created_by_name')])
    .orderBy('o.version', 'desc')
    .execute();

/** The price that the agency named last; undefined before the first. */
export const newestOffer = (tx: Db, requestId: number) =>
  tx
    .selectFrom('ugc_offers')
    .select(['version', 'total'])
    .where('request_id', '=', requestId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Adds a version of the price. */
export async function insertOffer(tx: Db, offer: Insertable<UgcOffersTable>): Promise<void> {
  await tx.insertInto('ugc_offers').values(offer).execute();
}

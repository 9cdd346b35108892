import type { Kysely } from 'kysely';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import { visibleRows } from '../ownership/door.ts';

type Db = Kysely<Schema>;

/** The requests of the caller's brand, drafts and archived ones among them. */
export const ownRequests = (db: Db, user: CallUser) =>
  db.selectFrom('campaign_requests as r').where(visibleRows('campaignRequests', user, 'r'));

/** Whether the caller may change a request now. */
export const mayEdit = (user: CallUser) => visibleRows('changeableCampaignRequests', user, 'r');

/** One request of the caller's brand, locked until the end of the transaction; 404 for any other. */
export async function lockedRequest(tx: Db, user: CallUser, id: number) {
  await tx.selectFrom('campaign_requests').select('id').where('id', '=', id).forUpdate().execute();
  // Read after the lock: a statement that waited would not see what was changed meanwhile.
  const row = await ownRequests(tx, user)
    .where('r.id', '=', id)
    .selectAll('r')
    .select(mayEdit(user).as('may_edit'))
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** A request that nobody else changes meanwhile. */
export type LockedRequest = Awaited<ReturnType<typeof lockedRequest>>;

import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import type { Call } from '../../platform/operations/area.ts';
import type { CampaignRequestsTable } from '../campaign-requests/door.ts';
import { visibleRows } from '../ownership/door.ts';

type Tx = Kysely<Schema>;

/** Who works on requests, and with what. */
export type RequestEditor = Pick<Call<'logout'>, 'user' | 'services' | 'audit'>;

/** A request that is locked until the end of the transaction. */
export type LockedRequest = Selectable<CampaignRequestsTable>;

/**
 * These requests of the viewer, locked in the order of their numbers so that nobody waits for somebody who waits; 404
 * when one is not his.
 */
export async function lockedRequests(
  tx: Tx,
  { user }: Pick<RequestEditor, 'user'>,
  ids: readonly number[],
): Promise<LockedRequest[]> {
  const wanted = [...new Set(ids)];
  // Whoever waited for the lock reads the row as it has become.
  await tx.selectFrom('campaign_requests').select('id').where('id', 'in', wanted).orderBy('id').forUpdate().execute();
  const rows = await tx
    .selectFrom('campaign_requests as r')
    .selectAll('r')
    .where('r.id', 'in', wanted)
    .where(visibleRows('campaignRequests', user, 'r'))
    .orderBy('r.id')
    .execute();
  if (rows.length !== wanted.length) throw notFound();
  return rows;
}

/** One request of the viewer, locked. */
export async function lockedRequest(tx: Tx, editor: Pick<RequestEditor, 'user'>, id: number): Promise<LockedRequest> {
  const [row] = await lockedRequests(tx, editor, [id]);
  if (row === undefined) throw notFound();
  return row;
}

/** What is written into a request beside who did it and when. */
export const stampOf = ({ user, services }: RequestEditor) => ({
  updated_at: services.clock.now(),
  updated_by: user.id,
});

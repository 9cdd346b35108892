import type { Selectable } from 'kysely';
import type { Tx } from '../../../../platform/database/schema.ts';
import { notFound } from '../../../../platform/http/ApiError.ts';
import { visibleRows } from '../../../ownership/door.ts';
import type { CampaignRequestsTable } from '../../tables.ts';
import type { RequestEditor } from '../RequestEditor.ts';

/** A request that is locked until the end of the transaction. */
export type LockedRequest = Selectable<CampaignRequestsTable>;

/**
 * These requests of the viewer, locked in the order of their ids so that no two transactions wait for each other; 404
 * when one is not theirs.
 */
export async function lockedRequests(
  tx: Tx,
  { user }: Pick<RequestEditor, 'user'>,
  ids: readonly number[],
): Promise<LockedRequest[]> {
  const wanted = [...new Set(ids)];
  // Read after locking: a statement that waited for the lock would miss concurrent changes.
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

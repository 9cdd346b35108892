import type { Updateable } from 'kysely';
import type { RequestNdaStatus } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../../../platform/access/CallUser.ts';
import type { Schema, Tx } from '../../../../platform/database/schema.ts';
import { visibleRows } from '../../../ownership/door.ts';

const requestRow = (tx: Tx, viewer: CallUser, id: number) =>
  tx
    .selectFrom('campaign_requests as r')
    // A request whose campaign was deleted is free for another one.
    .leftJoin('campaigns as c', (join) => join.onRef('c.id', '=', 'r.campaign_id').on('c.deleted_at', 'is', null))
    .where('r.id', '=', id)
    .where(visibleRows('campaignRequests', viewer, 'r'))
    .selectAll('r')
    .select('c.id as linked_id');

/**
 * A request of the viewer with the campaign linked to it, locked. It is read in a statement after the lock: one that
 * waited would not see a campaign added in the meantime.
 */
export async function lockRequest(tx: Tx, viewer: CallUser, id: number) {
  await tx.selectFrom('campaign_requests').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return requestRow(tx, viewer, id).executeTakeFirst();
}

/** The customer of the request behind a campaign. */
export const customerOfRequest = (tx: Tx, campaignId: number): Promise<{ customer_id: number } | undefined> =>
  tx
    .selectFrom('campaign_requests')
    .select('customer_id')
    .where('campaign_id', '=', campaignId)
    .orderBy('id')
    .executeTakeFirst();

/** The NDA status of the request behind a campaign, locked. */
export const lockRequestNda = (
  tx: Tx,
  campaignId: number,
): Promise<{ id: number; nda_status: RequestNdaStatus } | undefined> =>
  tx
    .selectFrom('campaign_requests')
    .select(['id', 'nda_status'])
    .where('campaign_id', '=', campaignId)
    .orderBy('id')
    .forUpdate()
    .executeTakeFirst();

/** Writes columns of a request. */
export async function updateRequest(
  tx: Tx,
  id: number,
  values: Updateable<Schema['campaign_requests']>,
): Promise<void> {
  await tx.updateTable('campaign_requests').set(values).where('id', '=', id).execute();
}

/** Writes the state of the NDA of a request into its campaign. */
export async function updateNdaOfCampaign(
  tx: Tx,
  campaignId: number,
  status: RequestNdaStatus,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('campaigns')
    .set({ brand_nda_status: status, updated_at: now })
    .where('id', '=', campaignId)
    .execute();
}

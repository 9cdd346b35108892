import type { Kysely } from 'kysely';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import { hasSignedContract } from '../campaigns/door.ts';
import { visibleRows } from '../ownership/door.ts';

type Tx = Kysely<Schema>;

const seenEntry = (tx: Tx, user: CallUser, id: number) =>
  tx
    .selectFrom('campaign_entries as e')
    .innerJoin('campaign_requests as r', 'r.campaign_id', 'e.campaign_id')
    .innerJoin('campaigns as c', 'c.id', 'e.campaign_id')
    .where('e.id', '=', id)
    .where(visibleRows('campaignRequests', user, 'r'))
    .where(visibleRows('proposedChannels', user, 'e'))
    .selectAll('e')
    .select([
      'r.id as request_id',
      'r.customer_id as brand_id',
      'r.assignee_user_id',
      'c.name as campaign_name',
      'c.type as campaign_type',
      'c.status as campaign_status',
      'c.owner_user_id',
      hasSignedContract('e').as('contract_signed'),
    ]);

/** A channel as its brand sees it. */
export type SeenEntry = NonNullable<Awaited<ReturnType<ReturnType<typeof seenEntry>['executeTakeFirst']>>>;

/** A channel that the brand sees, locked until the end of the transaction; 404 for any other. */
export async function lockedSeenEntry(tx: Tx, user: CallUser, id: number): Promise<SeenEntry> {
  const row = await seenEntry(tx, user, id).forUpdate('e').executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

import { sql } from 'kysely';
import { PIPELINE_STATE, PUBLISHED } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import {
  type Decidable,
  decisionOrder,
  hasSignedContract,
  possibleDecisions,
  type Proposal,
  proposalColumns,
  type ProposalRow,
  sharedComments,
  toProposal,
} from '../../campaigns/door.ts';
import { visibleRows } from '../../ownership/door.ts';

type Creator = Schemas['ProposedChannel'];

const creatorRows = (db: Db, user: CallUser) =>
  db
    .selectFrom('campaign_entries as e')
    .innerJoin('ugc_requests as r', 'r.campaign_id', 'e.campaign_id')
    .innerJoin('campaigns as c', 'c.id', 'e.campaign_id')
    .leftJoin('influencers as i', 'i.id', 'e.influencer_id')
    .leftJoin('channels as h', 'h.id', 'e.channel_id')
    .where(visibleRows('ugcRequests', user, 'r'))
    // The agency sees what it has proposed, as the brand does.
    .where(
      user.audience === 'brand'
        ? visibleRows('proposedCreators', user, 'e')
        : sql<boolean>`e.is_published = ${sql.lit(PUBLISHED.yes)}
          and e.state >= ${sql.lit(PIPELINE_STATE.interestedPerson)}`,
    )
    .select([
      ...proposalColumns,
      'r.product_name as request_title',
      'e.state',
      'c.status as campaign_status',
      hasSignedContract('e').as('contract_signed'),
      sharedComments.as('shared_comments'),
    ]);

// Creators of videos have no option period: they stay proposed until the brand decides.
const toCreator = (row: ProposalRow & Decidable): Creator => ({
  ...toProposal(row, null),
  decisions: possibleDecisions(row),
});

/** The creators that were proposed for a request, open decisions first. */
export async function creatorsOf(db: Db, user: CallUser, requestId: number): Promise<Creator[]> {
  const rows = await creatorRows(db, user)
    .where('r.id', '=', requestId)
    .orderBy(decisionOrder)
    .orderBy('e.id', 'desc')
    .execute();
  return rows.map(toCreator);
}

/** One proposed creator, or undefined. */
export async function creatorById(db: Db, user: CallUser, entryId: number): Promise<Creator | undefined> {
  const row = await creatorRows(db, user).where('e.id', '=', entryId).executeTakeFirst();
  return row && toCreator(row);
}

/** A creator that the brand was proposed, locked until the end of the transaction; 404 for any other. */
export async function lockedCreator(tx: Db, user: CallUser, id: number): Promise<Proposal & Decidable> {
  const row = await tx
    .selectFrom('campaign_entries as e')
    .innerJoin('campaigns as c', 'c.id', 'e.campaign_id')
    .innerJoin('ugc_requests as r', 'r.campaign_id', 'e.campaign_id')
    .where('e.id', '=', id)
    .where(visibleRows('proposedCreators', user, 'e'))
    .select([
      'e.id',
      'e.campaign_id',
      'e.state',
      'e.brand_status',
      'e.external_budget',
      'e.channel_handle',
      'c.name as campaign_name',
      'c.status as campaign_status',
      'c.owner_user_id',
      'r.id as request_id',
      'r.assignee_user_id',
      hasSignedContract('e').as('contract_signed'),
    ])
    .forUpdate('e')
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** The request that a creator was proposed for, with what comments say of both. */
export const requestOfCreator = (tx: Db, entryId: number) =>
  tx
    .selectFrom('campaign_entries as e')
    .innerJoin('ugc_requests as r', 'r.campaign_id', 'e.campaign_id')
    .select(['e.campaign_id', 'e.channel_handle', 'r.id', 'r.customer_id', 'r.product_name', 'r.assignee_user_id'])
    .where('e.id', '=', entryId)
    .executeTakeFirst();

/** The request and the campaign of a creator that the caller sees; 404 for any other. */
export async function placeOfCreator(
  tx: Db,
  user: CallUser,
  entryId: number,
): Promise<{ requestId: number; campaignId: number }> {
  const entry = await tx
    .selectFrom('campaign_entries as e')
    .innerJoin('ugc_requests as r', 'r.campaign_id', 'e.campaign_id')
    .select(['e.campaign_id', 'r.id'])
    .where('e.id', '=', entryId)
    .where(visibleRows('proposedCreators', user, 'e'))
    .executeTakeFirst();
  if (entry === undefined) throw notFound();
  return { requestId: entry.id, campaignId: entry.campaign_id };
}

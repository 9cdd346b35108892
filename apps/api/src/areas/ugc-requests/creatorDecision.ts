import type { Kysely } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import {
  type Decidable,
  decideOnProposal,
  hasSignedContract,
  type Proposal,
  refuseImpossible,
} from '../campaigns/door.ts';
import { tellUgcRequests } from '../notifications/door.ts';
import { visibleRows } from '../ownership/door.ts';
import type { UgcEditor } from './lockedRequest.ts';

/** A creator that the brand was proposed, locked until the end of the transaction; 404 for any other. */
async function lockedCreator(tx: Kysely<Schema>, user: CallUser, id: number): Promise<Proposal & Decidable> {
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

/** Writes the brand's decision on a proposed creator and tells the people of the agency (T7). */
export async function decideOnCreator(
  editor: UgcEditor,
  decision: components['schemas']['BrandDecision'],
): Promise<void> {
  const { user, services } = editor;
  const { request_id } = await decideOnProposal(editor, decision, async (tx) => {
    const creator = await lockedCreator(tx, user, decision.compaignInfluencerId);
    refuseImpossible(creator, decision.brandStatus);
    return creator;
  });
  tellUgcRequests(services.live, user, services.clock.now(), 'creators', [request_id]);
}

import type { Kysely } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { REQUEST_STATUS } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { fullNameOf } from '../../platform/database/fullName.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import { formOf } from '../campaign-requests/door.ts';
import { daysLeft, nameOf, type OptionTime } from '../campaigns/door.ts';
import { listedRequests, type RequestRow, toItem } from './requestRows.ts';

type Schemas = components['schemas'];
type Db = Kysely<Schema>;

/** The channels of the campaign behind a request: those the brand sees first. */
async function channelsOf(
  db: Db,
  campaignId: number | null,
  time: OptionTime,
): Promise<Schemas['AgencyRequestChannel'][]> {
  if (campaignId === null) return [];
  const rows = await db
    .selectFrom('campaign_entries as e')
    .leftJoin('influencers as i', 'i.id', 'e.influencer_id')
    .selectAll('e')
    .select(['i.first_name', 'i.surname'])
    .where('e.campaign_id', '=', campaignId)
    .orderBy('e.state', 'desc')
    .orderBy('e.is_published', 'desc')
    .orderBy('e.brand_status')
    .orderBy('e.id')
    .limit(500)
    .execute();
  return rows.map((row) => ({
    compaignInfluencerId: row.id,
    name: nameOf(row),
    handle: row.channel_handle,
    platform: row.platform as Schemas['Platform'],
    state: row.state as 1 | 2 | 3,
    // In acquisition the flag has no effect.
    isPublished: row.state >= 2 && row.is_published === 1 ? 1 : 0,
    brandStatus: row.brand_status as 1 | 2 | 3 | 4 | null,
    brandDeclineReason: row.brand_decline_reason,
    budgetExtern: row.external_budget,
    comments: row.brand_comment_count + row.agency_comment_count,
    daysLeft: daysLeft(row, time),
  }));
}

/** T5, and what a campaign needs: pending, or approved and without one. */
const isApprovable = (row: RequestRow): boolean =>
  row.active && !row.archived && row.linked_id === null && row.status === REQUEST_STATUS.pending;

/** One request as the agency works on it; 404 when the viewer does not see it. */
export async function agencyRequest(
  db: Db,
  viewer: CallUser,
  id: number,
  time: OptionTime,
): Promise<Schemas['AgencyRequest']> {
  const row = await listedRequests(db, viewer)
    .leftJoin('users as b', 'b.id', 'r.created_by_user_id')
    .select(['b.email as creator_email', fullNameOf('b').as('creator_name')])
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return {
    ...toItem(row),
    form: formOf(row),
    declineReason: row.decline_reason,
    createdBy:
      row.created_by_user_id === null
        ? null
        : { userId: row.created_by_user_id, fullName: row.creator_name ?? row.creator_email ?? '' },
    withdrawnAt: row.withdrawn_at,
    ndaSentAt: row.nda_sent_at,
    ndaName: row.nda_name,
    ndaDecidedAt: row.nda_decided_at,
    mayApprove:
      isApprovable(row) && viewer.may('Campaign Request', 'approve') && viewer.may('Campaign Management', 'add'),
    channels: await channelsOf(db, row.linked_id, time),
  };
}

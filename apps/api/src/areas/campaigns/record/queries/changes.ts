import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { PIPELINE_STATE } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../../../platform/access/CallUser.ts';
import type { Tx } from '../../../../platform/database/schema.ts';
import { notFound } from '../../../../platform/http/ApiError.ts';
import { visibleRows } from '../../../ownership/door.ts';
import { campaignOwners } from '../../list/queries.ts';
import type { CampaignsTable } from '../../tables.ts';

/** A campaign that is locked for a change. */
export type LockedCampaign = Selectable<CampaignsTable>;

/** Campaigns of the viewer, locked, in the order of their ids; 404 when the viewer does not see one of them. */
export async function lockedCampaigns(tx: Tx, viewer: CallUser, ids: readonly number[]): Promise<LockedCampaign[]> {
  const wanted = [...new Set(ids)];
  const rows = await tx
    .selectFrom('campaigns as c')
    .selectAll('c')
    .where('c.id', 'in', wanted)
    .where(visibleRows('campaigns', viewer, 'c'))
    .orderBy('c.id')
    .forUpdate()
    .execute();
  if (rows.length !== wanted.length) throw notFound();
  return rows;
}

/** One campaign of the viewer, locked. */
export async function lockedCampaign(tx: Tx, viewer: CallUser, id: number): Promise<LockedCampaign> {
  const [row] = await lockedCampaigns(tx, viewer, [id]);
  if (row === undefined) throw notFound();
  return row;
}

/** Whether a campaign is active and archived; neither changes until the end of the transaction. */
export const campaignForShare = (tx: Tx, id: number) =>
  tx.selectFrom('campaigns').select(['active', 'archived']).where('id', '=', id).forShare().executeTakeFirstOrThrow();

/** Adds a campaign. */
export const insertCampaign = (tx: Tx, values: Insertable<CampaignsTable>): Promise<{ id: number }> =>
  tx.insertInto('campaigns').values(values).returning('id').executeTakeFirstOrThrow();

/** Writes columns of a campaign. */
export async function updateCampaignRow(tx: Tx, id: number, values: Updateable<CampaignsTable>): Promise<void> {
  await tx.updateTable('campaigns').set(values).where('id', '=', id).execute();
}

/**
 * Copies the channels of one campaign to another as new entries on the waiting list: with known figures, without
 * agreements.
 */
export async function copyEntries(
  tx: Tx,
  { from, to, createdBy, at }: { from: number; to: number; createdBy: number; at: Date },
): Promise<void> {
  const now = at.toISOString();
  await sql`
    insert into campaign_entries (
      campaign_id, influencer_id, channel_id, platform, channel_handle, original_url, management, followers,
      average_engagement, service, type, gender, city, germany, austria, switzerland,
      until_18, age_18_to_24, age_25_to_34, age_35_to_44, age_45_to_54, age_55_to_64, above_64,
      gender_male, gender_female, tag, paid_status, state, is_published, created_by, created_at, updated_at)
    select ${to}, e.influencer_id, e.channel_id, e.platform, e.channel_handle, e.original_url, e.management,
      coalesce(h.followers, e.followers),
      e.average_engagement, e.service, e.type, e.gender, e.city, e.germany, e.austria, e.switzerland,
      e.until_18, e.age_18_to_24, e.age_25_to_34, e.age_35_to_44, e.age_45_to_54, e.age_55_to_64, e.above_64,
      e.gender_male, e.gender_female, 'Warteliste', 'Eingegangen', 1, 1, ${createdBy},
      ${now}::timestamptz, ${now}::timestamptz
    from campaign_entries e join channels h on h.id = e.channel_id
    where e.campaign_id = ${from} and h.active
    order by e.id`.execute(tx);
}

/** Whether any channel of a campaign is booked. */
export async function hasBookedEntries(tx: Tx, campaignId: number): Promise<boolean> {
  const booked = await tx
    .selectFrom('campaign_entries')
    .select(sql<number>`1`.as('one'))
    .where('campaign_id', '=', campaignId)
    .where('state', '=', PIPELINE_STATE.campaign)
    .limit(1)
    .executeTakeFirst();
  return booked !== undefined;
}

/** Whether there is such a customer. */
export async function customerExists(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('customers').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** Whether this user may run campaigns. */
export async function mayOwnCampaigns(tx: Tx, userId: number): Promise<boolean> {
  const row = await campaignOwners(tx).select('u.id').where('u.id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

/** Whether there is such a region. */
export async function regionExists(tx: Tx, id: number): Promise<boolean> {
  const row = await tx.selectFrom('regions').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

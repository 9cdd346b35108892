import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { fullNameOf } from '../../platform/database/fullName.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import { entryList, nameOf, type OptionTime } from '../campaigns/door.ts';
import { selfServiceItem } from './selfServiceList.ts';

type Schemas = components['schemas'];
type Db = Kysely<Schema>;
type Decision = Schemas['SelfServiceDecision'];

/** Most channels and decisions of the page. */
const MOST = { channels: 500, decisions: 200 } as const;

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** What was published, withdrawn and decided in a campaign, the newest first. */
async function decisionsOf(db: Db, campaignId: number): Promise<Decision[]> {
  const rows = await db
    .selectFrom('history as h')
    .innerJoin('campaign_entries as e', (join) =>
      join.onRef('e.id', '=', 'h.entity_id').on('h.entity', '=', 'campaign_entry'),
    )
    .leftJoin('influencers as i', 'i.id', 'e.influencer_id')
    .leftJoin('users as u', 'u.id', 'h.user_id')
    .select([
      'h.id',
      'h.at',
      'h.changes',
      'h.reason',
      'e.id as entry_id',
      'e.channel_handle',
      'i.first_name',
      'i.surname',
      fullNameOf('u').as('user_name'),
    ])
    .where('e.campaign_id', '=', campaignId)
    .where(
      sql<boolean>`(jsonb_exists(h.changes::jsonb, 'brandStatus') or jsonb_exists(h.changes::jsonb, 'isPublished'))`,
    )
    .orderBy('h.id', 'desc')
    .limit(MOST.decisions)
    .execute();
  return rows.map((row): Decision => {
    const changes = (row.changes ?? {}) as Readonly<Record<string, readonly unknown[] | undefined>>;
    const field = changes['brandStatus'] === undefined ? 'isPublished' : 'brandStatus';
    const [before, after] = changes[field] ?? [];
    return {
      historyId: row.id,
      at: row.at,
      userName: row.user_name,
      compaignInfluencerId: row.entry_id,
      name: nameOf(row),
      field,
      before: numberOrNull(before),
      after: numberOrNull(after),
      reason: row.reason,
    };
  });
}

/** A self-service campaign with its channels and decisions; 404 for other campaigns. */
export async function selfServiceDetails(
  db: Db,
  viewer: CallUser,
  campaignId: number,
  time: OptionTime,
): Promise<Schemas['SelfServiceDetails']> {
  const item = await selfServiceItem(db, viewer, campaignId, time);
  if (item === undefined) throw notFound();
  const [channels, decisions] = await Promise.all([
    entryList(db, { campaignId, sortBy: 'brandStatus', sort: 'ASC' }, time, MOST.channels),
    decisionsOf(db, campaignId),
  ]);
  // What is still in acquisition is not yet on offer.
  return { ...item, channels: channels.filter(({ state }) => state >= 2), decisions };
}

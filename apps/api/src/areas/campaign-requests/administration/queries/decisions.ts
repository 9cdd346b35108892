import { sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { fullNameOf } from '../../../../platform/database/fullName.ts';
import type { Db } from '../../../../platform/database/schema.ts';
import { nameOf } from '../../../campaigns/door.ts';

type Decision = components['schemas']['SelfServiceDecision'];

/** Maximum number of decisions on the page. */
const MAX_DECISIONS = 200;

const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** What was published, withdrawn and decided in a campaign, the newest first. */
export async function decisionsOf(db: Db, campaignId: number): Promise<Decision[]> {
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
    .limit(MAX_DECISIONS)
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

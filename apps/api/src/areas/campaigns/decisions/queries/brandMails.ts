import { type Kysely, sql } from 'kysely';
import { PUBLISHED, APPROVAL_STATUS, BRAND_STATUS, PIPELINE_STATE } from '@resonanz/domain/campaigns';
import type { Schema, Tx } from '../../../../platform/database/schema.ts';
import { entriesWhere, type LockedEntry } from '../../entries/queries/locked.ts';
import type { BrandMailsTable } from '../../tables.ts';
import type { BrandMailKind } from '../brandMails.ts';

/** Saves that the brand is to be mailed about these entries; one that is waiting already waits again from now. */
export async function insertBrandMails(
  tx: Kysely<Schema>,
  kind: BrandMailsTable['kind'],
  entryIds: readonly number[],
  now: Date,
): Promise<void> {
  await tx
    .insertInto('brand_mails')
    .values(entryIds.map((id) => ({ entry_id: id, kind, noted_at: now })))
    .onConflict((row) => row.columns(['entry_id', 'kind']).doUpdateSet({ noted_at: now }))
    .execute();
}

/** Whether an entry still waits for the brand; one that was decided or withdrawn meanwhile is not mailed. */
const WAITS = {
  proposal: sql<boolean>`e.state >= ${sql.lit(PIPELINE_STATE.interestedPerson)}
    and e.brand_status = ${sql.lit(BRAND_STATUS.pending)}`,
  content: sql<boolean>`e.state = ${sql.lit(PIPELINE_STATE.campaign)} and e.content_status = 'Eingereicht'
    and e.final_content_status = ${sql.lit(APPROVAL_STATUS.pending)}`,
} satisfies Record<BrandMailKind, unknown>;

/**
 * Takes what was noted for the mail of a campaign, and returns the entries that still wait, locked; none when another
 * server was faster.
 */
export async function takeBrandMails(tx: Tx, campaignId: number, kind: BrandMailKind): Promise<LockedEntry[]> {
  const noted = await tx
    .deleteFrom('brand_mails')
    .where('kind', '=', kind)
    .where('entry_id', 'in', tx.selectFrom('campaign_entries').select('id').where('campaign_id', '=', campaignId))
    .returning('entry_id')
    .execute();
  if (noted.length === 0) return [];
  return entriesWhere(
    tx,
    sql<boolean>`e.id in (${sql.join(noted.map(({ entry_id }) => entry_id))})
      and e.is_published = ${sql.lit(PUBLISHED.yes)}
      and r.id is not null and r.active and c.active and c.deleted_at is null and ${WAITS[kind]}`,
  );
}

/** Campaigns and kinds of mails whose first news was noted before a moment. */
export const findDueBrandMails = (db: Tx, notedBy: Date) =>
  db
    .selectFrom('brand_mails as m')
    .innerJoin('campaign_entries as e', 'e.id', 'm.entry_id')
    .select(['e.campaign_id', 'm.kind'])
    .groupBy(['e.campaign_id', 'm.kind'])
    .having(sql<boolean>`min(m.noted_at) <= ${notedBy.toISOString()}::timestamptz`)
    .orderBy('e.campaign_id')
    .execute();

import type { Kysely } from 'kysely';
import { CAMPAIGN_STATUS } from '@resonanz/domain/campaigns';
import type { Schema } from '../../../../platform/database/schema.ts';

/** Active campaigns: in planning or running, neither deactivated nor archived; finished ones keep their figures. */
const campaignsUnderWay = (db: Kysely<Schema>) =>
  db
    .selectFrom('campaigns')
    .select('id')
    .where('status', 'in', [CAMPAIGN_STATUS.planning, CAMPAIGN_STATUS.running])
    .where('active', '=', true)
    .where('archived', '=', false)
    .where('deleted_at', 'is', null);

/** One of them, locked; undefined when it is no longer under way. */
export const lockCampaignUnderWay = (tx: Kysely<Schema>, campaignId: number) =>
  campaignsUnderWay(tx).where('id', '=', campaignId).forUpdate().executeTakeFirst();

/** The ids of all of them. */
export const findCampaignsUnderWay = (db: Kysely<Schema>) => campaignsUnderWay(db).orderBy('id').execute();

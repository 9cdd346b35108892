import { type Kysely, sql } from 'kysely';
import { CAMPAIGN_STATUS } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { type CampaignChoice, chosenCampaigns } from '../queries/figures.ts';

/** Maximum number of activities of one answer. */
const MAX_ACTIVITIES = 50;

/** Requests of the caller's brand whose campaigns are planned or running, the latest start first. */
export const activityRows = (db: Kysely<Schema>, user: CallUser, choice: CampaignChoice) =>
  chosenCampaigns(db, user, choice)
    .where('c.status', 'in', [CAMPAIGN_STATUS.draft, CAMPAIGN_STATUS.planning, CAMPAIGN_STATUS.running])
    .select(['r.id', 'r.title', 'r.platforms', 'r.updated_at', 'c.start_date', 'c.end_date', 'c.status'])
    .orderBy('c.start_date', sql`desc nulls last`)
    .orderBy('r.id', 'desc')
    .limit(MAX_ACTIVITIES)
    .execute();

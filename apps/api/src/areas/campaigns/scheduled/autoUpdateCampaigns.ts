import type { Kysely } from 'kysely';
import { CAMPAIGN_STATUS } from '@resonanz/domain/campaigns';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { tellCampaigns } from '../campaignEvents.ts';
import { refreshEntries } from '../refreshFigures.ts';

type Worker = Pick<Services, 'db' | 'clock' | 'live'>;

/** Campaigns that are worked on: in planning or running, neither put aside nor archived; what is over keeps its figures. */
const underWay = (db: Kysely<Schema>) =>
  db
    .selectFrom('campaigns')
    .select('id')
    .where('status', 'in', [CAMPAIGN_STATUS.planning, CAMPAIGN_STATUS.running])
    .where('active', '=', true)
    .where('archived', '=', false)
    .where('deleted_at', 'is', null);

async function update(worker: Worker, campaignId: number): Promise<number> {
  const { db, clock, live } = worker;
  const changed = await db.transaction().execute(async (tx) => {
    // Somebody may have finished it since the list was read.
    const campaign = await underWay(tx).where('id', '=', campaignId).forUpdate().executeTakeFirst();
    return campaign === undefined
      ? []
      : (await refreshEntries(tx, { user: null, services: worker }, campaignId)).changed;
  });
  if (changed.length > 0) tellCampaigns(live, null, clock.now(), [{ campaignId, kind: 'entries', ids: changed }]);
  return changed.length;
}

/**
 * Takes over what the channels of all campaigns under way are known to have by now (modules C1); done twice it changes
 * nothing more.
 */
export async function autoUpdateCampaigns(worker: Worker): Promise<{ campaigns: number; channels: number }> {
  const result = { campaigns: 0, channels: 0 };
  for (const { id } of await underWay(worker.db).orderBy('id').execute()) {
    const channels = await update(worker, id);
    if (channels === 0) continue;
    result.campaigns += 1;
    result.channels += channels;
  }
  return result;
}

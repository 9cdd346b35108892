import type { Services } from '../../../platform/operations/Services.ts';
import { publishCampaignEvents } from '../notices/campaignEvents.ts';
import { findCampaignsUnderWay, lockCampaignUnderWay } from './queries/underWay.ts';
import { refreshEntries } from './refresh.ts';

type Worker = Pick<Services, 'db' | 'clock' | 'live'>;

async function update(worker: Worker, campaignId: number): Promise<number> {
  const { db, clock, live } = worker;
  const changed = await db.transaction().execute(async (tx) => {
    // It may have been finished since the list was read.
    const campaign = await lockCampaignUnderWay(tx, campaignId);
    return campaign === undefined
      ? []
      : (await refreshEntries(tx, { user: null, services: worker }, campaignId)).changed;
  });
  if (changed.length > 0)
    publishCampaignEvents(live, null, clock.now(), [{ campaignId, kind: 'entries', ids: changed }]);
  return changed.length;
}

/** Copies the known figures of all channels of active campaigns to their entries. Idempotent. */
export async function autoUpdateCampaigns(worker: Worker): Promise<{ campaigns: number; channels: number }> {
  const result = { campaigns: 0, channels: 0 };
  for (const { id } of await findCampaignsUnderWay(worker.db)) {
    const channels = await update(worker, id);
    if (channels === 0) continue;
    result.campaigns += 1;
    result.channels += channels;
  }
  return result;
}

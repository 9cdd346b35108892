import { PIPELINE_STATE } from '@resonanz/domain/campaigns';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { entryList, type OptionTime } from '../../campaigns/door.ts';
import { decisionsOf } from './queries/decisions.ts';
import { selfServiceItem } from './queries/selfService.ts';

/** Maximum number of channels on the page. */
const MAX_CHANNELS = 500;

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
    entryList(db, { campaignId, sortBy: 'brandStatus', sort: 'ASC' }, time, MAX_CHANNELS),
    decisionsOf(db, campaignId),
  ]);
  // Channels in acquisition are not offered yet.
  return { ...item, channels: channels.filter(({ state }) => state >= PIPELINE_STATE.interestedPerson), decisions };
}

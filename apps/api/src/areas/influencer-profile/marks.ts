import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { writeHistory } from '../../platform/history/writeHistory.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { CallContext } from '../../platform/operations/area.ts';
import { profileChannel } from '../figures/door.ts';
import { lockChannelStatus, lockTrust, writeChannelStatus, writeTrust } from './queries/marks.ts';

type Editor = Pick<CallContext, 'user' | 'services' | 'audit'>;

/** Marks an influencer as trusted, or takes the mark away; once more changes nothing. */
export async function changeTrust(
  { user, services, audit }: Editor,
  { influencerId, isTrusted }: Schemas['InfluencerTrust'],
): Promise<Schemas['InfluencerTrust']> {
  const details = await services.db.transaction().execute(async (tx) => {
    const { is_trusted } = await lockTrust(tx, influencerId);
    if (is_trusted === isTrusted) return undefined;
    await writeTrust(tx, influencerId, { isTrusted, userId: user.id, at: services.clock.now() });
    return writeHistory(
      tx,
      { user, services },
      {
        entity: 'influencer',
        entityId: influencerId,
        action: HISTORY_ACTION.statusChange,
        changes: { isTrusted: [is_trusted, isTrusted] },
      },
    );
  });
  if (details !== undefined) audit(details);
  return { influencerId, isTrusted };
}

/** Switches a channel on or off; an inactive one stays, greyed, where it is. */
export async function changeChannelStatus(
  { user, services, audit }: Editor,
  { channelId, active }: Schemas['ChannelStatusChange'],
): Promise<Schemas['ProfileChannel']> {
  const details = await services.db.transaction().execute(async (tx) => {
    const before = await lockChannelStatus(tx, channelId);
    if (before.active === active) return undefined;
    await writeChannelStatus(tx, channelId, { active, userId: user.id, at: services.clock.now() });
    return writeHistory(
      tx,
      { user, services },
      {
        entity: 'channel',
        entityId: channelId,
        action: HISTORY_ACTION.statusChange,
        changes: { active: [before.active, active] },
      },
    );
  });
  if (details !== undefined) audit(details);
  const found = await profileChannel(services.db, user, channelId);
  if (found === undefined) throw notFound();
  return found.channel;
}

import type { components } from '@resonanz/contract/types';
import { berlinDay, berlinDayIn } from '@resonanz/domain/berlinDay';
import { AUDIENCE_SHARES, exceedsWhole } from '@resonanz/domain/lookups';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { changesBetween, writeHistory } from '../../../platform/history/writeHistory.ts';
import { invalidFields } from '../../../platform/http/ApiError.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import { recordFigures, typedShares } from '../../figures/door.ts';
import { lockFigures } from './queries.ts';

type Input = components['schemas']['ChannelFiguresInput'];
type Audience = components['schemas']['AudienceInput'];

/** Days back for which a figure can still be entered. */
const OLDEST = 731;

/** The first share of each group that adds up to more than the whole. */
function overfull(audience: Audience): string[] {
  return Object.values(AUDIENCE_SHARES)
    .filter((names) => exceedsWhole(names.map((name) => audience[name])))
    .map(([first]) => `audience.${first}`);
}

function rejectInvalidFigures({ measuredOn, followers, engagementRate, audience }: Input, now: Date): void {
  if (measuredOn > berlinDay(now)) throw invalidFields([{ field: 'measuredOn', key: 'dayInFuture' }]);
  if (measuredOn < berlinDayIn(now, -OLDEST)) throw invalidFields([{ field: 'measuredOn', key: 'dayTooOld' }]);
  if (followers === undefined && engagementRate === undefined && audience === undefined)
    throw invalidFields([{ field: 'followers', key: 'required' }]);
  const fields = overfull(audience ?? {});
  if (fields.length > 0) throw invalidFields(fields.map((field) => ({ field, key: 'sharesAboveWhole' })));
}

/** Stores figures a user read on the platform, or was given. */
export async function enterFigures(
  { user, services, audit }: Pick<CallContext, 'user' | 'services' | 'audit'>,
  input: Input,
): Promise<void> {
  const now = services.clock.now();
  rejectInvalidFigures(input, now);
  const { channelId, measuredOn, followers, engagementRate, audience, isEstimated = false } = input;
  const entered = {
    ...(followers === undefined ? {} : { followers }),
    ...(engagementRate === undefined ? {} : { engagementRate }),
    ...(audience === undefined ? {} : { audience: typedShares(audience) }),
  };
  const details = await services.db.transaction().execute(async (tx) => {
    const { engagement_rate, ...before } = await lockFigures(tx, channelId);
    await recordFigures(tx, { channelId, day: measuredOn, source: 'byHand', isEstimated, ...entered }, now);
    const changes = {
      ...changesBetween({ ...before, engagementRate: engagement_rate }, entered),
      measuredOn: [null, measuredOn] as const,
    };
    return writeHistory(
      tx,
      { user, services },
      { entity: 'channel', entityId: channelId, action: HISTORY_ACTION.update, changes },
    );
  });
  audit(details);
}

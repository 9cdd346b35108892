import { berlinDay } from '@resonanz/domain/berlinDay';
import { channelKey, normaliseChannelUrl } from '@resonanz/domain/channelUrls';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { isManagement } from '@resonanz/domain/roles';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { channelForm } from '@resonanz/validators/channelForm';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { isUniqueViolation } from '../../../platform/database/DatabaseError.ts';
import type { Tx } from '../../../platform/database/schema.ts';
import type { AuditDetails } from '../../../platform/history/AuditDetails.ts';
import { rejectStale } from '../../../platform/history/rejectStale.ts';
import { type Changes, changesBetween, writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict, forbidden, invalidFields, notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import { recordFigures } from '../../figures/door.ts';
import { knownChannels } from '../queries/channels.ts';
import { seesPrices } from '../rules.ts';
import { priceErrors, savePrices } from './prices.ts';
import { findOwner, insertChannel, lockChannel, updateChannel } from './queries/channels.ts';

/** What a change of people and channels needs to know of its call. */
export type Editor = Pick<CallContext, 'user' | 'services' | 'audit'>;

const within = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`);

/** Returns a channel to store, with normalised address, platform and handle; or throws 422 with all errors at `path`. */
function checkedChannel(input: Schemas['NewChannel'], today: string, path: string) {
  const {
    url,
    title = null,
    followers = null,
    externalId = null,
    active = true,
    networkConsentOn = null,
    prices = [],
  } = input;
  const recognised = normaliseChannelUrl(url, { title: title ?? '' });
  const platform = input.platform ?? (recognised.ok ? recognised.platform : 'Blog');
  const result = channelForm.validate({ platform, url, title, followers, isActive: active });
  if (result.issues) {
    throw invalidFields(result.issues.map((issue) => ({ field: within(path, issue.path.join('.')), key: issue.code })));
  }
  const isAhead = networkConsentOn !== null && networkConsentOn > today;
  const errors = [
    ...priceErrors(platform, prices, today, within(path, 'prices')),
    ...(isAhead ? [{ field: within(path, 'networkConsentOn'), key: 'futureDate' }] : []),
  ];
  if (errors.length > 0) throw invalidFields(errors);
  return {
    platform,
    url: result.value.url,
    handle: result.value.handle,
    title,
    followers,
    externalId,
    active,
    networkConsentOn,
  };
}

type CheckedChannel = ReturnType<typeof checkedChannel>;

async function rejectOwnedChannel(
  tx: Tx,
  viewer: CallUser,
  { platform, url }: CheckedChannel,
  own: number | undefined,
): Promise<void> {
  const known = (await knownChannels(tx, [{ platform, url }])).get(channelKey(platform, url));
  if (known === undefined || known.channelId === own) return;
  const owner = await findOwner(tx, viewer, known.influencerId);
  const data: Schemas['ChannelOwner'] = { url, influencerId: owner?.id ?? null, name: owner?.name ?? null };
  throw conflict('channelBelongsTo', data);
}

const columnsOf = ({ platform, url, handle, title, externalId, active, networkConsentOn }: CheckedChannel) => ({
  platform,
  channel_type: channelTypeOf(platform),
  url,
  handle,
  title,
  external_id: externalId,
  active,
  network_consent_on: networkConsentOn,
});

/** Writes a new or changed channel inside the caller's transaction. */
export async function writeChannel(
  tx: Tx,
  editor: Pick<Editor, 'user' | 'services'>,
  influencerId: number,
  input: Schemas['ChannelInput'],
  path = '',
): Promise<{ id: number; details: AuditDetails[] }> {
  const { user, services } = editor;
  const now = services.clock.now();
  if (input.prices !== undefined && !seesPrices(user)) throw forbidden('pricesNotYours');
  let before: Record<string, unknown> = {};
  if (input.channelId !== undefined) {
    const row = await lockChannel(tx, influencerId, input.channelId);
    if (row === undefined) throw notFound();
    if (input.updatedAt === undefined) throw invalidFields([{ field: 'updatedAt', key: 'required' }]);
    await rejectStale(tx, row, input.updatedAt);
    const {
      platform,
      url,
      handle,
      title,
      followers,
      external_id: externalId,
      active,
      network_consent_on: networkConsentOn,
    } = row;
    before = { platform, url, handle, title, followers, externalId, active, networkConsentOn };
  }
  // What a change does not name stays as it is.
  const { title, followers, externalId, active, networkConsentOn } = before as Partial<CheckedChannel>;
  const stored =
    input.channelId === undefined
      ? {}
      : {
          title: title ?? null,
          followers: followers ?? null,
          externalId: externalId ?? null,
          active: active ?? true,
          networkConsentOn: networkConsentOn ?? null,
        };
  const channel = checkedChannel({ ...stored, ...input }, berlinDay(now), path);
  await rejectOwnedChannel(tx, user, channel, input.channelId);
  const own: Changes = changesBetween(before, channel);
  // What brands are offered without asking is the agency's to say.
  if (own['networkConsentOn'] !== undefined && isManagement(user.roleId))
    throw invalidFields([{ field: within(path, 'networkConsentOn'), key: 'notYours' }]);
  const id =
    input.channelId ??
    (await insertChannel(tx, {
      ...columnsOf(channel),
      influencer_id: influencerId,
      updated_by: user.id,
      created_at: now,
      updated_at: now,
    }));
  if (channel.followers !== null && own['followers'] !== undefined) {
    await recordFigures(
      tx,
      { channelId: id, day: berlinDay(now), source: 'byHand', isEstimated: false, followers: channel.followers },
      now,
    );
  }
  const changes = {
    ...own,
    ...(input.prices && (await savePrices(tx, editor, { id, platform: channel.platform }, input.prices))),
  };
  if (Object.keys(changes).length === 0) return { id, details: [] };
  await updateChannel(tx, id, {
    ...columnsOf(channel),
    ...(channel.followers === null && { followers: null }),
    updated_by: user.id,
    updated_at: now,
  });
  return {
    id,
    details: [
      await writeHistory(tx, editor, {
        entity: 'channel',
        entityId: id,
        action: input.channelId === undefined ? HISTORY_ACTION.add : HISTORY_ACTION.update,
        changes,
      }),
    ],
  };
}

/** Maps the unique violation of a concurrently added address to the same error as a later attempt. */
export async function mapTakenChannel<Value>(url: string | undefined, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error, 'channels_url')) throw error;
    const data: Schemas['ChannelOwner'] = { url: url ?? '', influencerId: null, name: null };
    throw conflict('channelBelongsTo', data);
  }
}

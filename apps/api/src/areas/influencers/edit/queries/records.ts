import { sql } from 'kysely';
import { INFLUENCER_STATUS } from '@resonanz/domain/workStates';
import type { CallUser } from '../../../../platform/access/CallUser.ts';
import type { Db } from '../../../../platform/database/schema.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';
import { seesPrices } from '../../rules.ts';
import { personFieldsOf } from '../personFields.ts';

async function channelRecords(
  db: Db,
  viewer: CallUser,
  wanted: { influencerId: number } | { channelId: number },
): Promise<Schemas['ChannelRecord'][]> {
  const channels = await db
    .selectFrom('channels')
    .selectAll()
    .where(
      'channelId' in wanted ? 'id' : 'influencer_id',
      '=',
      'channelId' in wanted ? wanted.channelId : wanted.influencerId,
    )
    .where('deleted_at', 'is', null)
    .orderBy(sql`followers desc nulls last`)
    .orderBy('id')
    .execute();
  const isShown = seesPrices(viewer);
  const prices = !isShown
    ? []
    : await db
        .selectFrom('channel_prices')
        .selectAll()
        .where('channel_id', 'in', [...channels.map(({ id }) => id), 0])
        .where('replaced_at', 'is', null)
        .orderBy('id')
        .execute();
  return channels.map((channel) => ({
    channelId: channel.id,
    platform: channel.platform as Schemas['Platform'],
    type: channel.channel_type,
    url: channel.url,
    handle: channel.handle,
    title: channel.title,
    followers: channel.followers,
    externalId: channel.external_id,
    active: channel.active,
    networkConsentOn: channel.network_consent_on,
    prices: !isShown
      ? null
      : prices
          .filter((price) => price.channel_id === channel.id)
          .map(({ service, price, currency_code, valid_from, valid_until }) => ({
            service,
            price,
            currencyCode: currency_code as Schemas['CurrencyCode'],
            validFrom: valid_from,
            validUntil: valid_until,
          })),
    updatedAt: channel.updated_at,
  }));
}

/** One channel as the edit page has it. */
export async function channelRecord(db: Db, viewer: CallUser, channelId: number): Promise<Schemas['ChannelRecord']> {
  const [record] = await channelRecords(db, viewer, { channelId });
  if (record === undefined) throw new Error(`The channel ${channelId} is gone.`);
  return record;
}

/** A person with everything that can be edited; the caller has to be allowed to. */
export async function influencerRecord(
  db: Db,
  viewer: CallUser,
  influencerId: number,
): Promise<Schemas['InfluencerRecord']> {
  const row = await db.selectFrom('influencers').selectAll().where('id', '=', influencerId).executeTakeFirstOrThrow();
  return {
    influencerId,
    picture: row.picture,
    ...personFieldsOf(row),
    isImport: row.is_import,
    status: row.status === INFLUENCER_STATUS.blocked ? 'blocked' : 'active',
    blockReason: row.block_reason,
    channels: await channelRecords(db, viewer, { influencerId }),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

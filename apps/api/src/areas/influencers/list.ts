import { INFLUENCER_STATUS } from '@resonanz/domain/workStates';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Database } from '../../platform/database/connect.ts';
import { pageOf } from '../../platform/database/lists.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import { bookmarkedAmong, channelsOfPeople } from './queries/channels.ts';
import { channelSlice, type ChannelQuery, type ChannelRow } from './queries/list.ts';
import { seesPrices } from './rules.ts';
import { topAgeBand } from './topAgeBand.ts';

interface Around {
  otherChannels: Schemas['InfluencerChannel']['otherChannels'];
  bookmarked: boolean;
  showsPrice: boolean;
}

function toWire(row: ChannelRow, { otherChannels, bookmarked, showsPrice }: Around): Schemas['InfluencerChannel'] {
  return {
    influencerId: row.influencer_id,
    channelId: row.channel_id,
    platform: row.platform,
    type: row.channel_type,
    channelUrl: row.url,
    handle: row.handle,
    title: row.title,
    firstName: row.first_name,
    surname: row.surname,
    picture: row.picture,
    followers: row.followers,
    engagementRate: row.engagement_rate,
    averageRating: row.average_rating,
    ratingCount: row.rating_count,
    country: row.country,
    city: row.city,
    categories: row.categories,
    price: showsPrice ? row.default_price : null,
    currencyCode: row.currency_code,
    isTrusted: row.is_trusted,
    management: row.management,
    active: row.active,
    bookmarked,
    otherChannels,
    createdAt: row.created_at,
    growth: row.growth === null ? null : Math.round(row.growth * 100) / 100,
    status: row.status === INFLUENCER_STATUS.blocked ? INFLUENCER_STATUS.blocked : INFLUENCER_STATUS.active,
    gender: row.gender,
    ageGroup: topAgeBand(row.audience),
  };
}

/** One page of channels, each with the other channels of the same person. */
export async function channelPage(
  db: Database,
  viewer: CallUser,
  query: ChannelQuery,
  { pageNumber = 0, pageSize = 10 }: { pageNumber?: number; pageSize?: number },
): Promise<Schemas['InfluencerChannelPage']> {
  const { rows, total } = await channelSlice(db, viewer, query, { limit: pageSize, offset: pageNumber * pageSize });
  const [byPerson, bookmarked] = await Promise.all([
    channelsOfPeople(
      db,
      rows.map((row) => row.influencer_id),
    ),
    bookmarkedAmong(
      db,
      viewer,
      rows.map((row) => row.channel_id),
    ),
  ]);
  const showsPrice = seesPrices(viewer);
  const content = rows.map((row) => {
    const otherChannels = (byPerson.get(row.influencer_id) ?? []).filter(
      (channel) => channel.channelId !== row.channel_id,
    );
    return toWire(row, { otherChannels, bookmarked: bookmarked.has(row.channel_id), showsPrice });
  });
  return pageOf(content, total, { pageNumber, pageSize });
}

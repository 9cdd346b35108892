import { INFLUENCER_STATUS } from '@resonanz/domain/workStates';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Database } from '../../platform/database/connect.ts';
import { visibleRows } from '../ownership/door.ts';

/**
 * Bookmarked channels that can be offered, newest first: the viewer sees them, they are active, and the person is
 * neither blocked nor deleted.
 */
export function offeredChannels(db: Database, viewer: CallUser) {
  return db
    .selectFrom('bookmarks as b')
    .innerJoin('channels as c', 'c.id', 'b.channel_id')
    .innerJoin('influencers as i', 'i.id', 'c.influencer_id')
    .select(['c.id', 'i.first_name', 'i.surname', 'i.city', 'i.country', 'i.categories', 'i.picture'])
    .where('b.user_id', '=', viewer.id)
    .where('c.active', '=', true)
    .where('c.deleted_at', 'is', null)
    .where('i.status', '=', INFLUENCER_STATUS.active)
    .where('i.deleted_at', 'is', null)
    .where('i.anonymised_at', 'is', null)
    .where(visibleRows('influencers', viewer, 'i'))
    .orderBy('b.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .execute();
}

/** A row of the channels that can be offered. */
export type OfferedChannel = Awaited<ReturnType<typeof offeredChannels>>[number];

/** The content of a stored picture. */
export function findMedia(db: Database, key: string) {
  return db.selectFrom('media').select(['content_type', 'bytes']).where('key', '=', key).executeTakeFirst();
}

/** The current prices of a channel that are valid on a day, the highest first. */
export function validPrices(db: Database, channelId: number, today: string) {
  return db
    .selectFrom('channel_prices')
    .select(['service', 'price', 'currency_code'])
    .where('channel_id', '=', channelId)
    .where('replaced_at', 'is', null)
    .where((builder) => builder.or([builder('valid_until', 'is', null), builder('valid_until', '>=', today)]))
    .orderBy('price', 'desc')
    .orderBy('service')
    .execute();
}

import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { CallUser } from '../../../../platform/access/CallUser.ts';
import type { Schema } from '../../../../platform/database/schema.ts';
import { containsWord, searchWords } from '../../../influencers/door.ts';
import { visibleRows } from '../../../ownership/door.ts';

/** Maximum number of channels that the add row offers. */
const MAX_RESULTS = 10;

/** What the add row asks for. */
export interface ChannelQuery {
  compaignDataId: number;
  channelId?: number;
  platform?: string;
  text?: string;
}

/** A channel by the address of its profile; null when the text is not an address. */
export type RecognisedChannel = components['schemas']['FoundChannels']['recognised'];

function conditionOf(
  { channelId, platform, text = '' }: ChannelQuery,
  recognised: RecognisedChannel,
): RawBuilder<boolean> {
  const ofPlatform = platform === undefined ? sql<boolean>`true` : sql<boolean>`h.platform = ${platform}`;
  if (channelId !== undefined) return sql<boolean>`h.id = ${channelId} and ${ofPlatform}`;
  if (recognised) {
    return sql<boolean>`(lower(h.url) = lower(${recognised.url})
      or (h.platform = ${recognised.platform} and lower(h.handle) = lower(${recognised.handle})))`;
  }
  const words = searchWords(text).map((word) => containsWord(word));
  if (words.length === 0) return sql<boolean>`false`;
  return sql<boolean>`${ofPlatform}
    and h.id in (select s.channel_id from channel_search s where ${sql.join(words, sql` and `)})`;
}

/** Channels that the add row offers, those with the most followers first, each with its entry in the campaign. */
export const channelRows = (db: Kysely<Schema>, viewer: CallUser, query: ChannelQuery, recognised: RecognisedChannel) =>
  db
    .selectFrom('channels as h')
    .innerJoin('influencers as i', 'i.id', 'h.influencer_id')
    .leftJoin('campaign_entries as e', (join) =>
      join.onRef('e.channel_id', '=', 'h.id').on('e.campaign_id', '=', query.compaignDataId),
    )
    .where('h.deleted_at', 'is', null)
    .where('i.deleted_at', 'is', null)
    .where(visibleRows('influencers', viewer, 'i'))
    .where(conditionOf(query, recognised))
    .select([
      'h.id',
      'h.influencer_id',
      'h.platform',
      'h.url',
      'h.handle',
      'h.followers',
      'h.active',
      'i.first_name',
      'i.surname',
      'i.picture',
      'i.management',
      'i.city',
      'e.id as entry_id',
      'e.state',
    ])
    .orderBy(sql`h.followers desc nulls last`)
    .orderBy('h.id')
    .limit(MAX_RESULTS)
    .execute();

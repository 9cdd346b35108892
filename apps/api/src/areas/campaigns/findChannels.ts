import { type RawBuilder, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { normaliseChannelUrl } from '@resonanz/domain/channelUrls';
import { invalidFields } from '../../platform/http/ApiError.ts';
import type { Call } from '../../platform/operations/area.ts';
import { containsWord, searchWords } from '../influencers/door.ts';
import { visibleRows } from '../ownership/door.ts';

type Schemas = components['schemas'];

/** Most channels that the add row offers. */
const MOST_FOUND = 10;

/** What the add row asks for. */
export interface ChannelQuery {
  compaignDataId: number;
  channelId?: number;
  platform?: string;
  text?: string;
}

/** A text that looks like an address rather than a name. */
const looksLikeAddress = (text: string): boolean => /^https?:\/\/|^www\.|^[^\s/]+\.[a-z]{2,}\/\S/i.test(text);

function recognisedIn(text: string): Schemas['FoundChannels']['recognised'] {
  if (!looksLikeAddress(text)) return null;
  const read = normaliseChannelUrl(text);
  return read.ok ? { platform: read.platform, handle: read.handle, url: read.url } : null;
}

function conditionOf(
  { channelId, platform, text = '' }: ChannelQuery,
  recognised: Schemas['FoundChannels']['recognised'],
): RawBuilder<boolean> {
  const ofPlatform = platform === undefined ? sql<boolean>`true` : sql<boolean>`h.platform = ${platform}`;
  if (channelId !== undefined) return sql<boolean>`h.id = ${channelId} and ${ofPlatform}`;
  if (recognised) {
    return sql<boolean>`(lower(h.url) = lower(${recognised.url}) or (h.platform = ${recognised.platform} and lower(h.handle) = lower(${recognised.handle})))`;
  }
  const words = searchWords(text).map((word) => containsWord(word));
  if (words.length === 0) return sql<boolean>`false`;
  return sql<boolean>`${ofPlatform} and h.id in (select s.channel_id from channel_search s where ${sql.join(words, sql` and `)})`;
}

/**
 * Channels for the add row, by id, by name or by the address of a profile, each with whether it is in the campaign
 * already.
 */
export async function findChannels(
  { user, services }: Pick<Call<'logout'>, 'user' | 'services'>,
  query: ChannelQuery,
): Promise<Schemas['FoundChannels']> {
  const text = query.text?.trim() ?? '';
  if (query.channelId === undefined && text === '') throw invalidFields([{ field: 'text', key: 'required' }]);
  const recognised = recognisedIn(text);
  const rows = await services.db
    .selectFrom('channels as h')
    .innerJoin('influencers as i', 'i.id', 'h.influencer_id')
    .leftJoin('campaign_entries as e', (join) =>
      join.onRef('e.channel_id', '=', 'h.id').on('e.campaign_id', '=', query.compaignDataId),
    )
    .where('h.deleted_at', 'is', null)
    .where('i.deleted_at', 'is', null)
    .where(visibleRows('influencers', user, 'i'))
    .where(conditionOf({ ...query, text }, recognised))
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
    .limit(MOST_FOUND)
    .execute();
  return {
    recognised,
    channels: rows.map((row) => ({
      channelId: row.id,
      influencerId: row.influencer_id,
      name: [row.first_name, row.surname].filter(Boolean).join(' ') || row.handle,
      picture: row.picture,
      platform: row.platform as Schemas['Platform'],
      channelURL: row.handle,
      originalUrl: row.url,
      management: row.management ?? '',
      reichweite: row.followers,
      city: row.city,
      isActive: row.active,
      compaignInfluencerId: row.entry_id,
      state: row.state as 1 | 2 | 3 | null,
    })),
  };
}

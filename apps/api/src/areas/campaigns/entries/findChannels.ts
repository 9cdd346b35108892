import { normaliseChannelUrl } from '@resonanz/domain/channelUrls';
import { invalidFields } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import { type ChannelQuery, channelRows, type RecognisedChannel } from './queries/channels.ts';

/** A text that looks like an address rather than a name. */
const looksLikeAddress = (text: string): boolean => /^https?:\/\/|^www\.|^[^\s/]+\.[a-z]{2,}\/\S/i.test(text);

function recognisedIn(text: string): RecognisedChannel {
  if (!looksLikeAddress(text)) return null;
  const read = normaliseChannelUrl(text);
  return read.ok ? { platform: read.platform, handle: read.handle, url: read.url } : null;
}

/**
 * Channels for the add row, by id, by name or by the address of a profile, each with whether it is in the campaign
 * already.
 */
export async function findChannels(
  { user, services }: Pick<CallContext, 'user' | 'services'>,
  query: ChannelQuery,
): Promise<Schemas['FoundChannels']> {
  const text = query.text?.trim() ?? '';
  if (query.channelId === undefined && text === '') throw invalidFields([{ field: 'text', key: 'required' }]);
  const recognised = recognisedIn(text);
  const rows = await channelRows(services.db, user, { ...query, text }, recognised);
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
      state: row.state,
    })),
  };
}

import { normaliseChannelUrl } from './channelUrls.ts';
import { ENTRY_TYPE, PIPELINE_STATE, PUBLISHED } from './enumerations/campaignStates.ts';
import { channelTypeOf, platformFromType, type Platform } from './platforms.ts';

/**
 * Id of a channel or an influencer as the calls carry it.
 *
 * @source docs/domain/campaigns.md#wire-names-of-an-entry
 */
export type WireId = string | number;

/**
 * One channel, whatever shape it arrived in.
 *
 * @source docs/domain/campaigns.md#wire-names-of-an-entry
 */
export interface ChannelRef {
  readonly influencerId: WireId;
  readonly channelId: WireId;
  readonly platform: Platform;
  readonly url: string;
  /** Title of a YouTube channel, else empty. */
  readonly title: string;
  /** Unknown followers are `null`. */
  readonly followers: number | null;
  readonly management: string;
}

/**
 * A bookmarked channel as the bookmark calls carry it.
 *
 * @source docs/domain/campaigns.md#wire-names-of-an-entry
 */
export interface BookmarkedChannel {
  readonly type: string;
  readonly channelUrl: string;
  readonly title?: string | null;
  readonly followers?: number | null;
  readonly management?: string | null;
  readonly channelId: WireId;
  readonly influencerId: WireId;
}

/**
 * The channel selected on a page, outside the watch list.
 *
 * @source docs/domain/campaigns.md#wire-names-of-an-entry
 */
export interface SelectedChannel {
  readonly platform: string;
  readonly channelurl: string;
  readonly titleYT?: string | null;
  readonly followers?: number | null;
  readonly management?: string | null;
  readonly channelId: WireId;
  readonly influencerId: WireId;
}

/**
 * An entry of the watch list in the header.
 *
 * @source docs/domain/campaigns.md#wire-names-of-an-entry
 */
export interface WatchListEntry {
  readonly influencerId: WireId;
  readonly channelId: WireId;
  readonly type: string;
  readonly channelUrl: string;
  readonly titleName?: string | null;
  readonly docPath?: string | null;
  readonly socialMediaProfile?: string | null;
  readonly isActive?: number | boolean | null;
}

/** Ids and texts an entry starts without; the contract wants them as empty text. */
type Empty = '';

/**
 * A campaign-influencer entry as it is sent when a channel is added to a campaign.
 *
 * @source docs/domain/campaigns.md#paid-status; docs/domain/campaigns.md#what-a-brand-sees
 */
export interface CampaignEntry {
  readonly compaignInfluencerId: Empty;
  readonly empfehlung: false;
  readonly channelURL: string;
  readonly management: string;
  readonly channel: Platform;
  readonly reichweite: number | Empty;
  readonly vorBudget: 0;
  readonly finalesBudget: 0;
  readonly notizen: Empty;
  readonly clicks: Empty;
  readonly leser: Empty;
  readonly views: Empty;
  readonly likes: Empty;
  readonly shares: Empty;
  readonly orderData: Empty;
  readonly kommentare: Empty;
  readonly tag: 'Warteliste';
  readonly status: Empty;
  readonly channelId: WireId;
  readonly paidStatus: 'Eingegangen';
  readonly leistung: Empty;
  readonly cpc: Empty;
  readonly cpv: Empty;
  readonly cpo: Empty;
  readonly influencerId: WireId;
  readonly tkp: Empty;
  readonly originalUrl: string;
  readonly activeId: Empty;
  readonly trackingLink: Empty;
  readonly directLink: Empty;
  readonly budgetExtern: Empty;
  readonly savedContent: Empty;
  readonly contentRelease: Empty;
  readonly contentDeadline: Empty;
  readonly contentStatus: Empty;
  readonly state: typeof PIPELINE_STATE.acquisition;
  readonly gender: Empty;
  readonly germany: Empty;
  readonly austria: Empty;
  readonly switzerland: Empty;
  readonly until18: Empty;
  readonly age18To24: Empty;
  readonly age25To34: Empty;
  readonly age35To44: Empty;
  readonly age45To54: Empty;
  readonly age55To64: Empty;
  readonly above64: Empty;
  readonly genderMale: Empty;
  readonly genderFemale: Empty;
  readonly avg: Empty;
  readonly type: typeof ENTRY_TYPE.influencer;
  readonly contacted: Empty;
  readonly contactedBy: Empty;
  readonly city: Empty;
  readonly impressionen: Empty;
  readonly stickerClicks: Empty;
  readonly cbCommission: Empty;
  readonly brandStatus: Empty;
  readonly brandDeclineReason: Empty;
  readonly brandCommentCount: Empty;
  readonly cbCommentCount: Empty;
  readonly contentLink: Empty;
  readonly publishDate: Empty;
  readonly isPublished: typeof PUBLISHED.yes;
  readonly compaignDataId: { readonly compaignDataId: number };
}

function platformOf(type: string, url: string): Platform {
  const named = platformFromType(type);
  if (named) return named;
  const read = normaliseChannelUrl(url);
  return read.ok ? read.platform : 'Blog';
}

/**
 * Reads a bookmarked channel.
 *
 * @source docs/domain/campaigns.md#wire-names-of-an-entry
 */
export function channelFromBookmark(channel: BookmarkedChannel): ChannelRef {
  return {
    influencerId: channel.influencerId,
    channelId: channel.channelId,
    platform: platformOf(channel.type, channel.channelUrl),
    url: channel.channelUrl,
    title: channel.title ?? '',
    followers: channel.followers ?? null,
    management: channel.management ?? '',
  };
}

/**
 * Reads the single selected channel.
 *
 * @source docs/domain/campaigns.md#wire-names-of-an-entry
 */
export function channelFromSelection(channel: SelectedChannel): ChannelRef {
  return {
    influencerId: channel.influencerId,
    channelId: channel.channelId,
    platform: platformOf(channel.platform, channel.channelurl),
    url: channel.channelurl,
    title: channel.titleYT ?? '',
    followers: channel.followers ?? null,
    management: channel.management ?? '',
  };
}

/**
 * Reads an entry of the watch list, which knows neither followers nor management.
 *
 * @source docs/domain/campaigns.md#wire-names-of-an-entry
 */
export function channelFromWatchList(entry: WatchListEntry): ChannelRef {
  const platform = platformOf(entry.type, entry.channelUrl);
  return {
    influencerId: entry.influencerId,
    channelId: entry.channelId,
    platform,
    url: entry.channelUrl,
    title: platform === 'YouTube' ? (entry.titleName ?? '') : '',
    followers: null,
    management: '',
  };
}

/**
 * Reads the channel of a campaign entry.
 *
 * @source docs/domain/campaigns.md#wire-names-of-an-entry
 */
export function channelFromEntry(
  entry: Pick<CampaignEntry, 'channelURL' | 'originalUrl' | 'channelId' | 'influencerId'> & {
    readonly channel: string;
    readonly management?: string | null;
    readonly reichweite?: number | '' | null;
  },
): ChannelRef {
  const platform = platformOf(entry.channel, entry.originalUrl);
  return {
    influencerId: entry.influencerId,
    channelId: entry.channelId,
    platform,
    url: entry.originalUrl,
    title: platform === 'YouTube' ? entry.channelURL : '',
    followers: typeof entry.reichweite === 'number' ? entry.reichweite : null,
    management: entry.management ?? '',
  };
}

/**
 * Writes a channel as a bookmark.
 *
 * @source docs/domain/campaigns.md#wire-names-of-an-entry
 */
export function bookmarkOf(channel: ChannelRef): BookmarkedChannel {
  return {
    type: channelTypeOf(channel.platform),
    channelUrl: channel.url,
    title: channel.title,
    followers: channel.followers,
    management: channel.management,
    channelId: channel.channelId,
    influencerId: channel.influencerId,
  };
}

/**
 * Writes the entry that adds a channel to a campaign's waiting list, with every field of the contract.
 *
 * @source docs/domain/campaigns.md#paid-status; docs/domain/campaigns.md#what-a-brand-sees
 */
export function buildCampaignEntry(channel: ChannelRef, campaignId: number): CampaignEntry {
  const read = normaliseChannelUrl(channel.url, { title: channel.title });
  return {
    compaignInfluencerId: '',
    empfehlung: false,
    channelURL: read.ok ? read.handle : channel.title || channel.url,
    management: channel.management,
    channel: channel.platform,
    reichweite: channel.followers ?? '',
    vorBudget: 0,
    finalesBudget: 0,
    notizen: '',
    clicks: '',
    leser: '',
    views: '',
    likes: '',
    shares: '',
    orderData: '',
    kommentare: '',
    tag: 'Warteliste',
    status: '',
    channelId: channel.channelId,
    paidStatus: 'Eingegangen',
    leistung: '',
    cpc: '',
    cpv: '',
    cpo: '',
    influencerId: channel.influencerId,
    tkp: '',
    originalUrl: read.ok ? read.url : channel.url,
    activeId: '',
    trackingLink: '',
    directLink: '',
    budgetExtern: '',
    savedContent: '',
    contentRelease: '',
    contentDeadline: '',
    contentStatus: '',
    state: PIPELINE_STATE.acquisition,
    gender: '',
    germany: '',
    austria: '',
    switzerland: '',
    until18: '',
    age18To24: '',
    age25To34: '',
    age35To44: '',
    age45To54: '',
    age55To64: '',
    above64: '',
    genderMale: '',
    genderFemale: '',
    avg: '',
    type: ENTRY_TYPE.influencer,
    contacted: '',
    contactedBy: '',
    city: '',
    impressionen: '',
    stickerClicks: '',
    cbCommission: '',
    brandStatus: '',
    brandDeclineReason: '',
    brandCommentCount: '',
    cbCommentCount: '',
    contentLink: '',
    publishDate: '',
    isPublished: PUBLISHED.yes,
    compaignDataId: { compaignDataId: campaignId },
  };
}

/**
 * An entry of a channel whose service is known when it is added.
 *
 * @source docs/domain/campaigns.md#wire-names-of-an-entry
 */
export const entryWithService = (
  entry: CampaignEntry,
  service: string,
): Omit<CampaignEntry, 'leistung'> & { readonly leistung: string } => ({ ...entry, leistung: service });

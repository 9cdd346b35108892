import type { EnumerationValue } from './enumerations.ts';

/** Pipeline states of a channel in a campaign. */
export const PIPELINE_STATE = { acquisition: 1, interestedPerson: 2, campaign: 3 } as const;
/** Pipeline state of a channel in a campaign. */
export type PipelineState = EnumerationValue<'pipelineState'>;
/** The pipeline states in their order. */
export const PIPELINE_STATES: readonly PipelineState[] = [1, 2, 3];

/** Status values of a campaign. */
export const CAMPAIGN_STATUS = { draft: 1, planning: 2, running: 3, completed: 4, cancelled: 5 } as const;
/** Status of a campaign. */
export type CampaignStatus = (typeof CAMPAIGN_STATUS)[keyof typeof CAMPAIGN_STATUS];
/** The campaign status values in their order. */
export const CAMPAIGN_STATUSES: readonly CampaignStatus[] = [1, 2, 3, 4, 5];

/** Where a campaign comes from. */
export const CAMPAIGN_TYPE = { agency: 1, selfService: 2, ugc: 3 } as const;
/** Type of a campaign. */
export type CampaignType = (typeof CAMPAIGN_TYPE)[keyof typeof CAMPAIGN_TYPE];
/** The campaign types in their order. */
export const CAMPAIGN_TYPES: readonly CampaignType[] = [1, 2, 3];

/** Kinds of a campaign entry. */
export const ENTRY_TYPE = { influencer: 1, creator: 2, model: 3 } as const;
/** Kind of a campaign entry. */
export type EntryType = (typeof ENTRY_TYPE)[keyof typeof ENTRY_TYPE];

/** The brand's decision on a published channel. */
export const BRAND_STATUS = { pending: 1, waitingList: 2, approve: 3, declined: 4 } as const;
/** A brand's decision on a channel; '' before it was first published. */
export type BrandStatus = EnumerationValue<'brandStatus'>;
/** The brand's decisions in their order. */
export const BRAND_STATUSES: readonly BrandStatus[] = [1, 2, 3, 4];

/** Status of a campaign or UGC request. */
export const REQUEST_STATUS = { pending: 1, approved: 2, declined: 3 } as const;
/** Status of a campaign or UGC request. */
export type RequestStatus = EnumerationValue<'requestStatus'>;

/** Approval of a user or a final content. */
export const APPROVAL_STATUS = { pending: 0, approved: 1, declined: 2 } as const;
/** Approval of a user or a final content. */
export type ApprovalStatus = EnumerationValue<'approvalStatus'>;

/** NDA of a request. */
export const REQUEST_NDA_STATUS = { pending: 0, declined: 1, accepted: 2 } as const;
/** NDA of a request. */
export type RequestNdaStatus = EnumerationValue<'requestNdaStatus'>;

/** Reason of a brand for declining a channel; 5 needs a text. */
export type DeclineReason = EnumerationValue<'declineReason'>;
/** The decline reasons in their order. */
export const DECLINE_REASONS: readonly DeclineReason[] = [1, 2, 3, 4, 5];
/** The decline reason that needs a text of its own. */
export const DECLINE_REASON_OTHER: DeclineReason = 5;
/** Most characters of a decline reason in own words. */
export const DECLINE_TEXT_MAX_LENGTH = 1000;

/** The agency's working tags of a campaign entry; the words are stored. */
export const TAGS = ['Warteliste', 'Interessent', 'Kampagne', 'Absage', 'Keine Rückmeldung', 'Preis zu hoch', 'Ersatz', 'Top-Auswahl'] as const;
/** A working tag of a campaign entry. */
export type Tag = (typeof TAGS)[number];

const TAG_OF_STATE: Readonly<Record<PipelineState, Tag>> = { 1: 'Warteliste', 2: 'Interessent', 3: 'Kampagne' };

/** The tag after a move: it follows the state unless staff set another one by hand. */
export function tagAfterMove(tag: string, from: PipelineState, to: PipelineState): string {
  return tag === '' || tag === TAG_OF_STATE[from] ? TAG_OF_STATE[to] : tag;
}

/** Working notes on a campaign entry; free text is allowed beside them. */
export const STATUS_NOTES = [
  'Angefragt',
  'Erinnert',
  'Angebot erhalten',
  'In Verhandlung',
  'Zugesagt',
  'Vertrag versendet',
  'Produkt versendet',
  'Produkt erhalten',
  'In Produktion',
  'Abgeschlossen',
] as const;

/** The paid status an entry is created with. */
export const START_PAID_STATUS = 'Eingegangen';

/** At most so many channels are moved in one call. */
export const MOVE_LIMIT = 50;

/** Rows of a page where nothing else is chosen. */
export const PAGE_SIZE = 10;
/** Rows of a page of campaign influencers. */
export const CAMPAIGN_INFLUENCER_PAGE_SIZE = 50;
/** Rows of a page of amazon campaign users. */
export const AMAZON_USER_PAGE_SIZE = 50;
/** Page sizes a list offers. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
/** Most rows a page may have. */
export const MAX_PAGE_SIZE = 100;
/** Page number and size that mean "all" in the campaign list of the dialog. */
export const ALL_ROWS = -1;

/** Days of follower history and growth shown at first. */
export const HISTORY_DAYS = 30;
/** Weeks of the forecast. */
export const FORECAST_WEEKS = 1;

/** User who is proposed for comments on a campaign request. */
export const DEFAULT_ASSIGNEE_ID = 9;

/** Days after which a brand is reminded of an undecided channel. */
export const UNPUBLISH_REMINDER_DAYS = 11;
/** Days after which an undecided channel is withdrawn. */
export const AUTO_UNPUBLISH_DAYS = 14;

/** Whether a brand sees a channel: published, past acquisition, and in a campaign of one of its requests. */
export function isVisibleToBrand(entry: { readonly isPublished: number; readonly state: number; readonly belongsToBrand: boolean }): boolean {
  return entry.isPublished === 1 && entry.state >= PIPELINE_STATE.interestedPerson && entry.belongsToBrand;
}

import { PIPELINE_STATE, PUBLISHED, type PipelineState } from './enumerations/campaignStates.ts';
import type { Tag } from './enumerations/words.ts';

/**
 * Version of the NDA text that brands are shown; an answer is given on this one.
 *
 * @source docs/domain/transitions.md#request-nda-status
 */
export const REQUEST_NDA_VERSION = 1;

/**
 * Maximum length of a custom decline reason.
 *
 * @source house
 */
export const DECLINE_TEXT_MAX_LENGTH = 1000;

// Keys by name would be computed, and a bundler could not leave them out where nothing uses them.
const TAG_OF_STATE: Readonly<Record<PipelineState, Tag>> = { 1: 'Warteliste', 2: 'Interessent', 3: 'Kampagne' };

const DECLINING_TAGS: readonly string[] = ['Absage', 'Keine Rückmeldung'] satisfies readonly Tag[];

/**
 * Whether a tag says that the creator declined, so that the brand gets no proposal.
 *
 * @source docs/domain/lookups.md#tags-of-an-entry
 */
export const isDecliningTag = (tag: string): boolean => DECLINING_TAGS.includes(tag);

/**
 * The tag after a move: it follows the state unless staff set another one by hand.
 *
 * @source docs/domain/enumerations.md#tags
 */
export function tagAfterMove(tag: string, from: PipelineState, to: PipelineState): string {
  return tag === '' || tag === TAG_OF_STATE[from] ? TAG_OF_STATE[to] : tag;
}

/**
 * The paid status an entry is created with.
 *
 * @source docs/domain/campaigns.md#paid-status
 */
export const START_PAID_STATUS = 'Eingegangen';

/**
 * At most so many channels are moved in one call.
 *
 * @source docs/domain/campaigns.md#moving-entries
 */
export const MOVE_LIMIT = 50;

/**
 * Rows of a page where nothing else is chosen.
 *
 * @source docs/domain/lists.md#paging
 */
export const PAGE_SIZE = 10;
/**
 * Rows of a page of campaign influencers.
 *
 * @source docs/domain/lists.md#paging
 */
export const CAMPAIGN_INFLUENCER_PAGE_SIZE = 50;
/**
 * Rows of a page of amazon campaign users.
 *
 * @source docs/domain/lookups.md#fixed-numbers
 */
export const AMAZON_USER_PAGE_SIZE = 50;
/**
 * Page sizes a list offers.
 *
 * @source docs/domain/lookups.md#fixed-numbers
 */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
/**
 * Maximum page size of a list.
 *
 * @source docs/domain/lists.md#paging
 */
export const MAX_PAGE_SIZE = 100;
/**
 * Page number and size that mean "all" in the campaign list of the dialog.
 *
 * @source docs/domain/lists.md#paging
 */
export const ALL_ROWS = -1;

/**
 * How the influencer list is sorted where nothing else is chosen: newest first.
 *
 * @source docs/domain/lists.md#paging
 */
export const DEFAULT_INFLUENCER_SORT = { sortBy: 'createdAt', sort: 'DESC' } as const;

/**
 * Days of follower history and growth shown at first.
 *
 * @source docs/domain/lookups.md#fixed-numbers
 */
export const HISTORY_DAYS = 30;
/**
 * Weeks of the forecast.
 *
 * @source docs/domain/formulas.md#follower-forecast
 */
export const FORECAST_WEEKS = 1;

/**
 * The default assignee for comments on a campaign request.
 *
 * @source docs/domain/requests.md#assignee
 */
export const DEFAULT_ASSIGNEE_ID = 9;

/**
 * Days after which a brand is reminded of an undecided channel.
 *
 * @source docs/domain/campaigns.md#undecided-channels
 */
export const UNPUBLISH_REMINDER_DAYS = 11;
/**
 * Days after which an undecided channel is withdrawn.
 *
 * @source docs/domain/campaigns.md#undecided-channels
 */
export const AUTO_UNPUBLISH_DAYS = 14;

/**
 * Whether a brand sees a channel: published, past acquisition, and in a campaign of one of its requests.
 *
 * @source docs/domain/campaigns.md#what-a-brand-sees
 */
export function isVisibleToBrand(entry: {
  readonly isPublished: number;
  readonly state: number;
  readonly belongsToBrand: boolean;
}): boolean {
  return entry.isPublished === PUBLISHED.yes && entry.state >= PIPELINE_STATE.interestedPerson && entry.belongsToBrand;
}

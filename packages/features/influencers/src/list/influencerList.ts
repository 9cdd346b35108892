import type {
  InfluencerCountSearch,
  InfluencerExport,
  InfluencerFilters,
  InfluencerSearch,
  InfluencerSortKey,
} from '@resonanz/api-client/influencers';
import { AGE_BANDS, COUNTRIES } from '@resonanz/domain/lookups';
import {
  ALCOHOL,
  NOURISHMENTS,
  PETS,
  RELATIONSHIP_STATUSES,
  SMARTPHONES,
  SPORTS,
  TARGET_GROUPS,
  TRANSPORT,
} from '@resonanz/domain/people';
import { CHANNEL_TYPES, platformFromType } from '@resonanz/domain/platforms';
import { INFLUENCER_STATUS } from '@resonanz/domain/workStates';
import {
  flag,
  manyOf,
  ids,
  type NumberRange,
  numberRangeUpTo,
  oneOf,
  type FilterCodec,
} from '@resonanz/records/filters';
import { defineList } from '@resonanz/records/listState';
import type { ListState } from '@resonanz/records/useListState';

/** A part of the audience that is at least so large, in percent. */
export interface LeastShare<Share extends string> {
  readonly share: Share;
  readonly from: number;
}

/** The least share of one part; written `germany:50`. */
function leastShare<const Share extends string>(shares: readonly Share[]): FilterCodec<LeastShare<Share> | null> {
  return {
    empty: null,
    read([first = '']) {
      const [name, from = ''] = first.split(':');
      const share = shares.find((each) => each === name);
      const percent = /^\d{1,3}$/.test(from) ? Number(from) : 0;
      return share === undefined || percent < 1 || percent > 100 ? null : { share, from: percent };
    },
    write: (least) => (least === null ? [] : [`${least.share}:${least.from}`]),
  };
}

/** A record that people have to do with, or have not. */
export interface Matched {
  readonly id: number;
  readonly match: 'in' | 'notIn';
}

/** A record by its id; written `21`, or `not-21` for those who have nothing to do with it. */
const matched: FilterCodec<Matched | null> = {
  empty: null,
  read([first = '']) {
    const [, not, id] = /^(not-)?([1-9]\d{0,8})$/.exec(first) ?? [];
    return id === undefined ? null : { id: Number(id), match: not === undefined ? 'in' : 'notIn' };
  },
  write: (value) => (value === null ? [] : [`${value.match === 'notIn' ? 'not-' : ''}${value.id}`]),
};

/** A calendar day as `yyyy-MM-dd`. */
const day: FilterCodec<string | null> = {
  empty: null,
  read: ([first = '']) => (/^\d{4}-\d{2}-\d{2}$/.test(first) && !Number.isNaN(Date.parse(first)) ? first : null),
  write: (value) => (value === null ? [] : [value]),
};

/** The value of a service, for example `Reel`. */
const serviceOf: FilterCodec<string | null> = {
  empty: null,
  read: ([first = '']) => (/^[A-Za-z0-9]{1,40}$/.test(first) ? first : null),
  write: (value) => (value === null ? [] : [value]),
};

const MAX_NAMES = 20;
const LONGEST_NAME = 100;

/** Names that no list bounds, such as cities, as many as the server takes. */
const names: FilterCodec<readonly string[]> = {
  empty: [],
  read: (texts) =>
    [...new Set(texts.map((name) => name.trim()).filter((name) => name !== '' && name.length <= LONGEST_NAME))].slice(
      0,
      MAX_NAMES,
    ),
  write: (chosen) => chosen,
};

/** The least average ratings to choose from. */
export const RATINGS = [1, 2, 3, 4, 5] as const;

/** Yes or no, where both can be asked for. */
export const YES_NO = ['yes', 'no'] as const;

/** Parts of an audience by country, as the server names them. */
export const AUDIENCE_COUNTRIES = ['germany', 'austria', 'switzerland'] as const;

/** Parts of an audience by gender, as the server names them. */
export const AUDIENCE_GENDERS = ['genderFemale', 'genderMale'] as const;

/** The greatest numbers the server can be asked for. */
export const GREATEST = {
  followers: 2_147_483_647,
  engagement: 1000,
  price: 9_999_999,
  age: 120,
  children: 15,
} as const;

const filters = {
  platform: manyOf(CHANNEL_TYPES),
  followers: numberRangeUpTo(GREATEST.followers),
  category: ids,
  country: manyOf(COUNTRIES),
  city: names,
  rating: oneOf(RATINGS.map(String)),
  trusted: flag,
  buyOut: flag,
  bookmarked: flag,
  engagement: numberRangeUpTo(GREATEST.engagement),
  price: numberRangeUpTo(GREATEST.price),
  service: serviceOf,
  audienceCountry: leastShare(AUDIENCE_COUNTRIES),
  audienceAge: leastShare(AGE_BANDS),
  audienceGender: leastShare(AUDIENCE_GENDERS),
  gender: manyOf(TARGET_GROUPS),
  age: numberRangeUpTo(GREATEST.age),
  children: numberRangeUpTo(GREATEST.children),
  pets: manyOf(PETS),
  nourishment: manyOf(NOURISHMENTS),
  alcohol: manyOf(ALCOHOL),
  relationship: manyOf(RELATIONSHIP_STATUSES),
  sport: manyOf(SPORTS),
  mobility: manyOf(TRANSPORT),
  smartphone: manyOf(SMARTPHONES),
  management: oneOf(YES_NO),
  active: oneOf(YES_NO),
  blocked: oneOf(YES_NO),
  imported: oneOf(YES_NO),
  campaign: matched,
  customer: matched,
  lastCampaign: day,
};

const SORTS = [
  'createdAt',
  'name',
  'followers',
  'engagementRate',
  'averageRating',
  'city',
  'price',
  'growth',
] as const satisfies readonly InfluencerSortKey[];

/** What the influencer list can be sorted and filtered by. */
export const influencerList = defineList({
  sorts: SORTS,
  defaultSort: { columnId: 'createdAt', direction: 'descending' },
  filters,
});

/** The state of the influencer list. */
export type InfluencerListState = ListState<(typeof SORTS)[number], typeof filters>;

/** The values of its filters. */
export type InfluencerFilterValues = InfluencerListState['filters'];

const asked = (value: 'yes' | 'no' | null): boolean | undefined => (value === null ? undefined : value === 'yes');

/** Both ends of a range in their order, open ones left out. */
function endsOf({ min, max }: NumberRange): { from: number | undefined; to: number | undefined } {
  const [from, to] = min !== null && max !== null && min > max ? [max, min] : [min, max];
  return { from: from ?? undefined, to: to ?? undefined };
}

const some = <Item>(items: readonly Item[]): Item[] | undefined => (items.length === 0 ? undefined : [...items]);

type Optional<Values> = { [Name in keyof Values]?: Values[Name] | undefined };

function given(wanted: Optional<InfluencerFilters>): InfluencerFilters {
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
}

/** The filters as the server takes them; what filters nothing is left out. */
export function toFilters(values: InfluencerFilterValues): InfluencerFilters {
  const { campaign, customer } = values;
  const followers = endsOf(values.followers);
  const engagement = endsOf(values.engagement);
  const price = endsOf(values.price);
  const age = endsOf(values.age);
  const children = endsOf(values.children);
  const hasPrice = price.from !== undefined || price.to !== undefined;
  return given({
    platforms: some(values.platform.map(platformFromType).filter((name) => name !== undefined)),
    followersFrom: followers.from,
    followersTo: followers.to,
    categories: some(values.category),
    countries: some(values.country),
    cities: some(values.city),
    ratingFrom: values.rating === null ? undefined : Number(values.rating),
    trusted: values.trusted || undefined,
    buyOut: values.buyOut || undefined,
    bookmarked: values.bookmarked || undefined,
    engagementFrom: engagement.from,
    engagementTo: engagement.to,
    priceFrom: price.from,
    priceTo: price.to,
    priceService: hasPrice ? (values.service ?? undefined) : undefined,
    audience: some(
      [values.audienceCountry, values.audienceAge, values.audienceGender].filter((least) => least !== null),
    ),
    genders: some(values.gender),
    ageFrom: age.from,
    ageTo: age.to,
    childrenFrom: children.from,
    childrenTo: children.to,
    pets: some(values.pets),
    nourishments: some(values.nourishment),
    alcohol: some(values.alcohol),
    relationshipStatuses: some(values.relationship),
    athletic: some(values.sport),
    mobility: some(values.mobility),
    smartphones: some(values.smartphone),
    hasManagement: asked(values.management),
    active: asked(values.active),
    status:
      values.blocked === null
        ? undefined
        : values.blocked === 'yes'
          ? INFLUENCER_STATUS.blocked
          : INFLUENCER_STATUS.active,
    isImport: asked(values.imported),
    campaignId: campaign?.id,
    campaignMatch: campaign?.match === 'notIn' ? 'notIn' : undefined,
    customerId: customer?.id,
    customerMatch: customer?.match === 'notIn' ? 'notIn' : undefined,
    lastCampaignBefore: values.lastCampaign ?? undefined,
  });
}

/** The search the list asks the server for. */
export function toSearch({
  request,
  filters: values,
}: Pick<InfluencerListState, 'request' | 'filters'>): InfluencerSearch {
  const wanted = toFilters(values);
  return { ...request, ...(Object.keys(wanted).length > 0 && { filters: wanted }) };
}

/** What the list is narrowed by, for the counts beside filters. */
export function toCountSearch(list: Pick<InfluencerListState, 'request' | 'filters'>): InfluencerCountSearch {
  const { search, filters: wanted } = toSearch(list);
  return { ...(search !== undefined && { search }), ...(wanted !== undefined && { filters: wanted }) };
}

type ListColumn = NonNullable<InfluencerExport['columns']>[number];

/** The columns of the list that can be shown, in their order; what an export of the list carries. */
export const COLUMN_IDS = [
  'name',
  'followers',
  'growth',
  'engagementRate',
  'averageRating',
  'category',
  'country',
  'city',
  'ageGroup',
  'gender',
  'price',
  'management',
  'trusted',
  'active',
  'createdAt',
] as const satisfies readonly ListColumn[];

/** Columns that are hidden until their user shows them. */
export const HIDDEN_AT_FIRST: readonly string[] = [
  'growth',
  'category',
  'country',
  'ageGroup',
  'gender',
  'management',
  'trusted',
  'active',
  'createdAt',
];

/** The columns that are shown, as an export names them. */
export const shownColumnIds = (hidden: ReadonlySet<string>): ListColumn[] =>
  COLUMN_IDS.filter((id) => id === 'name' || !hidden.has(id));

/** Most hits that are selected at once; a campaign or a file of selected rows takes no more. */
export const MAX_SELECTED = 500;

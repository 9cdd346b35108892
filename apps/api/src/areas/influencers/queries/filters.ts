import { type RawBuilder, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { PIPELINE_STATE } from '@resonanz/domain/campaigns';
import { countriesOfRegion, REGION_IDS, type RegionId } from '@resonanz/domain/lookups';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import { agedBetween } from '../../../platform/database/agedBetween.ts';
import { visibleRows } from '../../ownership/door.ts';
import { seesPrices } from '../rules.ts';

type Filters = components['schemas']['InfluencerFilters'];
type Condition = RawBuilder<boolean>;

function regionOf(viewer: CallUser): RegionId {
  return REGION_IDS.find((id) => id === viewer.defaultRegionId) ?? 1;
}

/** Countries named by the filter, else those of the viewer's region; the widest region also shows unknown countries. */
function countriesFor(viewer: CallUser, countries: readonly string[] | undefined): readonly string[] | undefined {
  if (countries !== undefined && countries.length > 0) return countries;
  const region = regionOf(viewer);
  return region === 1 ? undefined : countriesOfRegion(region);
}

const column = (name: string): RawBuilder<unknown> => sql.ref(`s.${name}`);
const texts = (values: readonly string[]): RawBuilder<unknown> => sql`${[...values]}::text[]`;

function among(name: string, values: readonly string[] | undefined): Condition[] {
  return values === undefined || values.length === 0 ? [] : [sql<boolean>`${column(name)} = any(${texts(values)})`];
}

function range(value: RawBuilder<unknown>, from: number | undefined, to: number | undefined): Condition[] {
  return [
    ...(from === undefined ? [] : [sql<boolean>`${value} >= ${from}`]),
    ...(to === undefined ? [] : [sql<boolean>`${value} <= ${to}`]),
  ];
}

function flag(name: string, wanted: boolean | undefined): Condition[] {
  if (wanted === undefined) return [];
  return [wanted ? sql<boolean>`${column(name)}` : sql<boolean>`not ${column(name)}`];
}

function prices(viewer: CallUser, { priceFrom, priceTo, priceService }: Filters): Condition[] {
  if (!seesPrices(viewer) || (priceFrom === undefined && priceTo === undefined)) return [];
  if (priceService === undefined) return range(column('default_price'), priceFrom, priceTo);
  const within = sql.join(
    [sql`p.service = ${priceService}`, sql`p.replaced_at is null`, ...range(sql`p.price`, priceFrom, priceTo)],
    sql` and `,
  );
  return [sql<boolean>`s.channel_id in (select p.channel_id from channel_prices p where ${within})`];
}

const SHARE_COLUMNS = {
  germany: 'germany',
  austria: 'austria',
  switzerland: 'switzerland',
  until18: 'until18',
  age18To24: 'age18_to_24',
  age25To34: 'age25_to_34',
  age35To44: 'age35_to_44',
  age45To54: 'age45_to_54',
  age55To64: 'age55_to_64',
  above64: 'above64',
  genderMale: 'gender_male',
  genderFemale: 'gender_female',
} as const satisfies Record<components['schemas']['AudienceShare'], string>;

/** What only the person's own row knows: it is asked for seldom, so the narrow table does not carry it. */
function personal(filters: Filters): Condition[] {
  const {
    childrenFrom,
    childrenTo,
    pets,
    nourishments,
    alcohol,
    relationshipStatuses,
    athletic,
    mobility,
    smartphones,
  } = filters;
  const shared = (name: string, values: readonly string[] | undefined): Condition[] =>
    values === undefined || values.length === 0 ? [] : [sql<boolean>`${sql.ref(`p.${name}`)} && ${texts(values)}`];
  const one = (name: string, values: readonly string[] | undefined): Condition[] =>
    values === undefined || values.length === 0 ? [] : [sql<boolean>`${sql.ref(`p.${name}`)} = any(${texts(values)})`];
  const conditions = [
    ...range(sql`p.number_of_children`, childrenFrom, childrenTo),
    ...shared('pets', pets),
    ...one('nourishment', nourishments),
    ...one('alcohol', alcohol),
    ...one('relationship_status', relationshipStatuses),
    ...shared('athletic', athletic),
    ...shared('mobility', mobility),
    ...one('smartphone', smartphones),
  ];
  if (conditions.length === 0) return [];
  return [sql<boolean>`s.influencer_id in (select p.id from influencers p where ${sql.join(conditions, sql` and `)})`];
}

/** People with entries in campaigns that the viewer sees, as far as `which` goes; a row for each entry. */
const bookedPeople = (viewer: CallUser, which: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select e.influencer_id from campaign_entries e join campaigns k on k.id = e.campaign_id
    where e.influencer_id is not null and ${which} and ${visibleRows('campaigns', viewer, 'k')}`;

function booked(viewer: CallUser, which: RawBuilder<unknown>, match: 'in' | 'notIn' = 'in'): Condition {
  const people = bookedPeople(viewer, which);
  return match === 'in'
    ? sql<boolean>`s.influencer_id in (${people})`
    : sql<boolean>`s.influencer_id not in (${people})`;
}

function campaigns(viewer: CallUser, filters: Filters): Condition[] {
  const { campaignId, campaignMatch, customerId, customerMatch, lastCampaignBefore } = filters;
  return [
    ...(campaignId === undefined ? [] : [booked(viewer, sql`k.id = ${campaignId}`, campaignMatch)]),
    ...(customerId === undefined ? [] : [booked(viewer, sql`k.customer_id = ${customerId}`, customerMatch)]),
    ...(lastCampaignBefore === undefined
      ? []
      : [
          sql<boolean>`s.influencer_id in (${bookedPeople(viewer, sql`e.state = ${PIPELINE_STATE.campaign}`)}
          group by e.influencer_id having coalesce(max(k.start_date) < ${lastCampaignBefore}::date, true))`,
        ]),
  ];
}

type Flags = { readonly [Name in 'trusted' | 'buyOut' | 'hasManagement']?: boolean | undefined };

/** Conditions on the boolean columns of `channel_search`, named `s`. */
export function flagConditions({ trusted, buyOut, hasManagement }: Flags): Condition[] {
  return [
    ...flag('is_trusted', trusted),
    ...flag('buy_out', buyOut),
    ...(hasManagement === undefined ? [] : [sql<boolean>`(coalesce(s.management, '') <> '') = ${hasManagement}`]),
  ];
}

/** Conditions of the filters on `channel_search`, named `s`; `today` is the calendar date in Berlin. */
export function filterConditions(viewer: CallUser, filters: Filters, today: string): Condition[] {
  const { platforms, categories = [], cities, genders, audience = [], status, bookmarked } = filters;
  const isBookmarked = sql<boolean>`exists (
    select 1 from bookmarks b where b.channel_id = s.channel_id and b.user_id = ${viewer.id})`;
  return [
    ...among('country', countriesFor(viewer, filters.countries)),
    ...among('platform', platforms),
    ...among('city', cities),
    ...among('gender', genders),
    ...(categories.length === 0 ? [] : [sql<boolean>`s.categories && ${[...categories]}::int[]`]),
    ...range(column('followers'), filters.followersFrom, filters.followersTo),
    ...range(column('engagement_rate'), filters.engagementFrom, filters.engagementTo),
    ...range(column('average_rating'), filters.ratingFrom, undefined),
    ...prices(viewer, filters),
    ...agedBetween(sql`s.dob`, filters.ageFrom, filters.ageTo, today),
    ...audience.map(({ share, from }) => sql<boolean>`${column(SHARE_COLUMNS[share])} >= ${from}`),
    ...personal(filters),
    ...flagConditions(filters),
    ...flag('active', filters.active),
    ...flag('is_import', filters.isImport),
    ...(status === undefined ? [] : [sql<boolean>`s.status = ${status}`]),
    ...campaigns(viewer, filters),
    ...(bookmarked === undefined ? [] : [bookmarked ? isBookmarked : sql<boolean>`not ${isBookmarked}`]),
  ];
}

import type {
  CampaignInfluencerFilters,
  CampaignInfluencerQuery,
  PipelineState,
} from '@resonanz/api-client/campaignEntries';
import { PUBLISHED, CAMPAIGN_INFLUENCER_PAGE_SIZE } from '@resonanz/domain/campaigns';
import { CONTENT_STATUSES, INVOICE_STATUSES, valuesOf } from '@resonanz/domain/enumerations';
import { AGE_BANDS } from '@resonanz/domain/lookups';
import { CHANNEL_TYPES, platformFromType } from '@resonanz/domain/platforms';
import { flag, manyOf, numberRange, oneOf, type NumberRange } from '@resonanz/records/filters';
import { defineList } from '@resonanz/records/listState';
import type { ListState } from '@resonanz/records/useListState';

/** Countries whose share of the audience can be asked for, by their fields. */
export const COUNTRY_FIELDS = ['germany', 'austria', 'switzerland'] as const;
/** Genders whose share of the audience can be asked for, by their fields. */
export const GENDER_FIELDS = ['genderFemale', 'genderMale'] as const;
/** Least shares to choose from, in percent. */
export const LEAST_SHARES = [10, 20, 30, 40, 50, 60, 70, 80] as const;

/** Filters of several statuses, and the enumeration of each. */
export const ENTRY_CHOICES = [
  { name: 'tag', of: 'tag' },
  { name: 'note', of: 'statusNote' },
  { name: 'brand', of: 'brandStatus' },
  { name: 'content', of: 'contentStatus' },
  { name: 'invoice', of: 'invoiceStatus' },
] as const;
/** Filters of figures. */
export const ENTRY_RANGES = ['followers', 'fee', 'media'] as const;

const least = oneOf(LEAST_SHARES);

const filters = {
  platform: manyOf(CHANNEL_TYPES),
  tag: manyOf(valuesOf('tag')),
  note: manyOf(valuesOf('statusNote')),
  brand: manyOf(valuesOf('brandStatus')),
  content: manyOf(CONTENT_STATUSES),
  invoice: manyOf(INVOICE_STATUSES),
  followers: numberRange,
  media: numberRange,
  fee: numberRange,
  country: oneOf(COUNTRY_FIELDS),
  countryFrom: least,
  age: oneOf(AGE_BANDS),
  ageFrom: least,
  gender: oneOf(GENDER_FIELDS),
  genderFrom: least,
  published: oneOf([PUBLISHED.yes, PUBLISHED.no]),
  overdue: flag,
};

const SORTS = [
  'name',
  'followers',
  'service',
  'tag',
  'status',
  'preBudget',
  'finalBudget',
  'externalBudget',
  'brandStatus',
  'contentStatus',
  'invoiceStatus',
  'contentRelease',
  'contentDeadline',
  'publishDate',
  'clicks',
  'views',
  'cpc',
  'cpv',
  'cpo',
  'tkp',
  'contacted',
  'isPublished',
  'createdAt',
] as const satisfies readonly NonNullable<CampaignInfluencerQuery['sortBy']>[];

/** What the creators of a campaign can be sorted and filtered by (R-ENT-019). */
export const entryList = defineList({ sorts: SORTS, filters, pageSizes: [CAMPAIGN_INFLUENCER_PAGE_SIZE] });

/** The state of the creators, held in the address. */
export type EntryListState = ListState<(typeof SORTS)[number], typeof filters>;

/** The values of the filters. */
export type EntryFilterValues = EntryListState['filters'];

/** Both ends of a range in their order, under the names the server takes. */
function ends<From extends string, To extends string>(
  { min, max }: NumberRange,
  from: From,
  to: To,
): Partial<Record<From | To, number>> {
  const [low, high] = min !== null && max !== null && min > max ? [max, min] : [min, max];
  return { ...(low !== null && { [from]: low }), ...(high !== null && { [to]: high }) } as Partial<
    Record<From | To, number>
  >;
}

/** The filters as the server takes them; what filters nothing is left out. */
export function wireFilters(values: EntryFilterValues): CampaignInfluencerFilters {
  const platforms = values.platform.map(platformFromType).filter((name) => name !== undefined);
  const { tag, note, brand, content, invoice, country, age, gender, published } = values;
  return {
    ...(platforms.length > 0 && { platforms }),
    ...(tag.length > 0 && { tags: [...tag] }),
    ...(note.length > 0 && { status: [...note] }),
    ...(brand.length > 0 && { brandStatus: [...brand] }),
    ...(content.length > 0 && { contentStatus: [...content] }),
    ...(invoice.length > 0 && { invoiceStatus: [...invoice] }),
    ...ends(values.followers, 'followersFrom', 'followersTo'),
    ...ends(values.media, 'mediaBudgetFrom', 'mediaBudgetTo'),
    ...ends(values.fee, 'influencerBudgetFrom', 'influencerBudgetTo'),
    ...(country !== null && {
      country,
      ...(values.countryFrom !== null && { countryFrom: values.countryFrom }),
    }),
    ...(age !== null && { ageBand: age, ...(values.ageFrom !== null && { ageFrom: values.ageFrom }) }),
    ...(gender !== null && { gender, ...(values.genderFrom !== null && { genderFrom: values.genderFrom }) }),
    ...(published !== null && { isPublished: published }),
    ...(values.overdue && { isOverdue: true }),
  };
}

/** The page of creators the list asks the server for. */
export function toQuery(
  campaignId: number,
  state: PipelineState,
  { request, filters: values }: Pick<EntryListState, 'request' | 'filters'>,
): CampaignInfluencerQuery {
  const wanted = wireFilters(values);
  return { ...request, campaignId, state, ...(Object.keys(wanted).length > 0 && { filters: wanted }) };
}

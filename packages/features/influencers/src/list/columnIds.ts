import type { InfluencerExport } from '@resonanz/api-client/influencers';

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

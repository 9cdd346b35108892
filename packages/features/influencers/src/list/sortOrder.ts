import type { InfluencerSortKey } from '@resonanz/api-client/influencers';
import type { InfluencerListState } from './influencerList.ts';

/** An order of the list as one word, as the address writes it. */
export type SortId = InfluencerSortKey | `-${InfluencerSortKey}`;

/** The orders the sort menu offers. */
export const SORT_CHOICES: readonly SortId[] = [
  '-createdAt',
  '-followers',
  '-growth',
  '-engagementRate',
  '-averageRating',
  'price',
  '-price',
  'name',
  'city',
];

/** The present order as one word. */
export function sortIdOf(sort: InfluencerListState['sort']): SortId {
  const { columnId, direction } = sort ?? { columnId: 'createdAt', direction: 'descending' };
  return direction === 'descending' ? `-${columnId}` : columnId;
}

/** The order that one word stands for. */
export function sortOf(id: SortId): NonNullable<InfluencerListState['sort']> {
  const isDown = id.startsWith('-');
  return { columnId: (isDown ? id.slice(1) : id) as InfluencerSortKey, direction: isDown ? 'descending' : 'ascending' };
}

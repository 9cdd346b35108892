import type { UgcMaterialQuery } from '@resonanz/api-client/ugcMaterials';
import { VIDEO_LANGUAGES } from '@resonanz/domain/lookups';
import { VIDEO_LENGTHS } from '@resonanz/domain/ugcPrice';
import { ids, manyOf, oneOf, text } from '@resonanz/records/filters';
import { defineList, type FilterValues, type ListRequest } from '@resonanz/records/listState';
import type { useRouterListState } from '@resonanz/records/reactRouter';
import { RIGHTS_STATES } from '../useMaterialText.ts';

const filters = {
  rightsState: manyOf(RIGHTS_STATES),
  customer: ids,
  creator: ids,
  campaign: ids,
  length: oneOf(VIDEO_LENGTHS),
  language: oneOf(VIDEO_LANGUAGES),
  tag: text,
};

/** What the library is sorted and filtered by. */
export const materialList = defineList({
  sorts: ['campaign', 'creator', 'brand', 'length', 'uploadedAt', 'rightsUntil', 'finalContentStatus'],
  defaultSort: { columnId: 'uploadedAt', direction: 'descending' },
  filters,
});

type Sort = (typeof materialList.sorts)[number];
/** The library as the address keeps it. */
export type MaterialListState = ReturnType<typeof useRouterListState<Sort, typeof filters>>;

/** What the server is asked for. */
export function toQuery({
  request,
  filters: chosen,
}: {
  request: ListRequest<Sort>;
  filters: FilterValues<typeof filters>;
}): UgcMaterialQuery {
  const { rightsState, customer, creator, campaign, length, language, tag } = chosen;
  return {
    ...request,
    filters: {
      ...(rightsState.length > 0 && { rightsState: [...rightsState] }),
      ...(customer.length > 0 && { customerId: [...customer] }),
      ...(creator.length > 0 && { influencerId: [...creator] }),
      ...(campaign.length > 0 && { campaignId: [...campaign] }),
      ...(length !== null && { length: [length] }),
      ...(language !== null && { language: [language] }),
      ...(tag !== '' && { tag: [tag] }),
    },
  };
}

import type { FaqFilters, FaqLanguage, FaqQuery, FaqSortKey } from '@resonanz/api-client/faqs';
import type { Language } from '@resonanz/i18n/language';
import { id, oneOf } from '@resonanz/records/filters';
import { defineList } from '@resonanz/records/listState';
import type { ListState } from '@resonanz/records/useListState';

/** Whether testers see an FAQ. */
export const STATES = ['active', 'hidden'] as const;

/** The languages of an FAQ. */
export const LANGUAGES = ['DE', 'EN'] as const satisfies readonly FaqLanguage[];

const filters = { group: id, state: oneOf(STATES), missing: oneOf(LANGUAGES) };

const SORTS = [
  'question',
  'group',
  'position',
  'isActive',
  'helpful',
  'notHelpful',
  'updatedAt',
] as const satisfies readonly FaqSortKey[];

/** What the list can be sorted and filtered by. */
export const faqList = defineList({
  sorts: SORTS,
  defaultSort: { columnId: 'position', direction: 'ascending' },
  filters,
});

/** The list's state as the address keeps it. */
export type FaqListState = ListState<(typeof SORTS)[number], typeof filters>;

/** The filters as the server takes them; what filters nothing is left out. */
const wireFilters = ({ group, state, missing }: FaqListState['filters']): FaqFilters => ({
  ...(group !== null && { faqGroupId: group }),
  ...(state !== null && { isActive: state === 'active' }),
  ...(missing !== null && { missingLanguage: missing }),
});

/** What the server is asked for; questions are sorted as the reader sees them. */
export const toQuery = (list: Pick<FaqListState, 'request' | 'filters'>, language: Language): FaqQuery => ({
  ...list.request,
  filters: wireFilters(list.filters),
  language,
});

import { oneOf } from '@resonanz/records/filters';
import { defineList } from '@resonanz/records/listState';
import { MAIN_CATEGORIES } from '../words.ts';

/** What the posts can be narrowed to; the newest come first. */
export const publishedList = defineList({
  sorts: ['date'],
  defaultSort: { columnId: 'date', direction: 'descending' },
  filters: { category: oneOf(MAIN_CATEGORIES) },
});

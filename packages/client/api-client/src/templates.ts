import { queryOptions } from '@tanstack/react-query';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { pageOptions } from './pageOptions.ts';
import type { Schemas } from './Schemas.ts';

/** A template as the list shows it. */
export type TemplateListItem = Schemas['TemplateListItem'];
/** The same with its text. */
export type Template = Schemas['Template'];
/** Filters, sort and page of the list. */
export type TemplateQuery = Schemas['TemplateQuery'];

/** Query keys of the area. */
export const templateKeys = {
  /** Everything of the area. */
  all: ['templates'],
  /** Every page of the list. */
  lists: ['templates', 'list'],
} as const;

/** Reads of the area. */
export const templateQueries = (client: ApiClient) => ({
  /** One page of the filtered and sorted list. */
  page: (query: TemplateQuery) =>
    pageOptions(templateKeys.lists, query, (body, signal) =>
      answerOf(client.http.POST('/template/getWithPagination', { body, signal, headers: READ })),
    ),
  /** One template with its text. */
  one: (tempId: number) =>
    queryOptions({
      queryKey: [...templateKeys.all, 'one', tempId] as const,
      queryFn: ({ signal }): Promise<Template> =>
        answerOf(client.http.GET('/template/getById/{id}', { params: { path: { id: tempId } }, signal })),
    }),
});

import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, confirmed, fileOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { pageOptions } from './pageOptions.ts';
import type { Schemas } from './Schemas.ts';

/** Models and creators have one sheet and calls of their own. */
export type PersonKind = 'model' | 'creator';
/** What is stored of a model or creator. */
export type PersonSheet = Schemas['PersonSheet'];
/** The same with state, pictures and videos. */
export type PersonDetails = Schemas['PersonDetails'];
/** A person as it is saved: without `personId` a new one, else with `updatedAt` as it was read. */
export type PersonInput = Schemas['PersonInput'];
/** Whether a person is new, checked, visible to brands, or blocked. */
export type PersonState = Schemas['PersonState'];
/** Changes the state, or archives. */
export type PersonStatusChange = Schemas['PersonStatusChange'];
/** A row of the list. */
export type PersonListItem = Schemas['PersonListItem'];
/** Filters, order and page of the list. */
export type PersonQuery = Schemas['PersonQuery'];
/** What the list is narrowed by. */
export type PersonFilters = Schemas['PersonFilters'];
/** The list as a file. */
export type PersonExport = Schemas['PersonExport'];

/** Signed addresses of files live for ten minutes: what is older is refetched. */
const freshMs = 5 * 60_000;

/** Query keys of the area. */
export const personKeys = {
  /** Everything of a kind. */
  all: (kind: PersonKind) => ['people', kind],
  /** Every page of a kind's list. */
  lists: (kind: PersonKind) => ['people', kind, 'list'],
  /** One person. */
  one: (kind: PersonKind, personId: number) => ['people', kind, 'one', personId],
} as const;

/** Reads of the area. */
export const personQueries = (client: ApiClient, kind: PersonKind) => ({
  /** One page of the filtered and sorted list. */
  page: (query: PersonQuery) =>
    pageOptions(
      personKeys.lists(kind),
      query,
      (body, signal) =>
        kind === 'model'
          ? answerOf(client.http.POST('/model/getWithPagination', { body, signal, headers: READ }))
          : answerOf(client.http.POST('/creator/getWithPagination', { body, signal, headers: READ })),
      { staleTime: freshMs },
    ),
  /** One person with all that is stored. */
  one: (personId: number) =>
    queryOptions({
      queryKey: personKeys.one(kind, personId),
      queryFn: ({ signal }): Promise<PersonDetails> => {
        const asked = { params: { path: { id: personId } }, signal };
        return kind === 'model'
          ? answerOf(client.http.GET('/model/getById/{id}', asked))
          : answerOf(client.http.GET('/creator/getById/{id}', asked));
      },
      staleTime: freshMs,
    }),
});

/** Changes of the area. */
export const personMutations = (client: ApiClient, queryClient: QueryClient, kind: PersonKind) => {
  const isModel = kind === 'model';
  const reload = () => queryClient.invalidateQueries({ queryKey: personKeys.all(kind) });
  return {
    /** Adds or changes a person. */
    save: () =>
      mutationOptions({
        mutationFn: (body: PersonInput): Promise<PersonDetails> =>
          isModel
            ? answerOf(client.http.POST('/model/save', { body }))
            : answerOf(client.http.POST('/creator/save', { body })),
        onSettled: reload,
      }),
    /** Changes the state, or archives. */
    changeStatus: () =>
      mutationOptions({
        mutationFn: (body: PersonStatusChange): Promise<PersonDetails> =>
          isModel
            ? answerOf(client.http.POST('/model/changeStatus', { body }))
            : answerOf(client.http.POST('/creator/changeStatus', { body })),
        onSettled: reload,
      }),
    /** Deletes a person for good. */
    remove: () =>
      mutationOptions({
        mutationFn: (personId: number) =>
          isModel
            ? confirmed(client.http.POST('/model/delete', { body: { personId } }))
            : confirmed(client.http.POST('/creator/delete', { body: { personId } })),
        onSettled: reload,
      }),
    /** The list as a file. */
    download: () =>
      mutationOptions({
        mutationFn: (body: PersonExport) =>
          isModel
            ? fileOf(client.http.POST('/model/export', { body, parseAs: 'blob' }))
            : fileOf(client.http.POST('/creator/export', { body, parseAs: 'blob' })),
      }),
  };
};

import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, confirmed, fileOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { pageOptions } from './pageOptions.ts';
import type { Schemas } from './Schemas.ts';

/** A delivered UGC video as the library lists it. */
export type UgcMaterialItem = Schemas['UgcMaterialListItem'];
/** The same with its versions, share links and downloads. */
export type UgcMaterial = Schemas['UgcMaterial'];
/** Filters, sort and page of the library. */
export type UgcMaterialQuery = Schemas['UgcMaterialQuery'];
/** What the library can be narrowed by. */
export type UgcMaterialChoices = Schemas['UgcMaterialChoices'];
/** How far the rights to a video are. */
export type UgcRightsState = Schemas['UgcRightsState'];
/** Where a video may be used. */
export type UgcMaterialMedium = Schemas['UgcMaterialMedium'];
/** In which countries a video may be used. */
export type UgcMaterialCountry = Schemas['UgcMaterialCountry'];
/** Rights as they are extended. */
export type UgcMaterialRightsInput = Schemas['UgcMaterialRightsInput'];
/** A share link as it is made: its address is shown only once. */
export type NewUgcMaterialLink = Schemas['NewUgcMaterialLink'];

/** Signed addresses of films live for ten minutes: what is older is refetched. */
const freshMs = 5 * 60_000;

/** Query keys of the area. */
export const ugcMaterialKeys = {
  /** Everything of the area. */
  all: ['ugc-materials'],
  /** Every page of the library. */
  lists: ['ugc-materials', 'list'],
  /** What the library can be narrowed by. */
  choices: ['ugc-materials', 'choices'],
  /** One material. */
  one: (id: number) => ['ugc-materials', 'one', id] as const,
  /** What happened to one. */
  history: (id: number) => ['ugc-materials', 'one', id, 'history'] as const,
} as const;

/** Reads of the area. */
export const ugcMaterialQueries = (client: ApiClient) => ({
  /** One page of the filtered and sorted library. */
  page: (query: UgcMaterialQuery) =>
    pageOptions(ugcMaterialKeys.lists, query, (body, signal) =>
      answerOf(client.http.POST('/ugcMaterial/getWithPagination', { body, signal, headers: READ })),
    ),
  /** Brands, creators, campaigns and tags of the library. */
  choices: () =>
    queryOptions({
      queryKey: ugcMaterialKeys.choices,
      queryFn: ({ signal }): Promise<UgcMaterialChoices> =>
        answerOf(client.http.GET('/ugcMaterial/choices', { signal })),
    }),
  /** One material. */
  one: (id: number) =>
    queryOptions({
      queryKey: ugcMaterialKeys.one(id),
      queryFn: ({ signal }): Promise<UgcMaterial> =>
        answerOf(client.http.GET('/ugcMaterial/getById/{id}', { params: { path: { id } }, signal })),
      staleTime: freshMs,
      refetchInterval: freshMs,
    }),
  /** What happened to one, the newest first. */
  history: (id: number) =>
    infiniteQueryOptions({
      queryKey: ugcMaterialKeys.history(id),
      queryFn: ({ pageParam, signal }) =>
        answerOf(
          client.http.GET('/ugcMaterial/history/{id}', {
            params: { path: { id }, query: pageParam === null ? {} : { before: pageParam } },
            signal,
          }),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: ({ older }) => older,
    }),
});

/** Changes of the area; each refetches what it may have changed, also after an error: another user may have been faster. */
export const ugcMaterialMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = () => queryClient.invalidateQueries({ queryKey: ugcMaterialKeys.all });
  const keep = (material: UgcMaterial) =>
    queryClient.setQueryData<UgcMaterial>(ugcMaterialKeys.one(material.ugcMaterialId), material);
  const material = <Input>(mutationFn: (input: Input) => Promise<UgcMaterial>) =>
    mutationOptions({ mutationFn, onSuccess: keep, onSettled: reload });
  return {
    /** Replaces the tags of a material. */
    setTags: () =>
      material((body: Schemas['UgcMaterialTags']) => answerOf(client.http.POST('/ugcMaterial/tags', { body }))),
    /** Agrees on further rights. */
    extendRights: () =>
      material((body: UgcMaterialRightsInput) => answerOf(client.http.POST('/ugcMaterial/extendRights', { body }))),
    /** Makes a share link. */
    createLink: () =>
      mutationOptions({
        mutationFn: (body: Schemas['UgcMaterialLinkInput']): Promise<NewUgcMaterialLink> =>
          answerOf(client.http.POST('/ugcMaterial/link/create', { body })),
        onSettled: reload,
      }),
    /** Withdraws a share link. */
    revokeLink: () =>
      material((body: Schemas['UgcMaterialLinkReference']) =>
        answerOf(client.http.POST('/ugcMaterial/link/revoke', { body })),
      ),
    /** The newest version of a material as a file. */
    download: () =>
      mutationOptions({
        mutationFn: (id: number) =>
          fileOf(client.http.GET('/ugcMaterial/download/{id}', { params: { path: { id } }, parseAs: 'blob' })),
        onSettled: reload,
      }),
    /** The newest versions of several materials as one zip. */
    downloadZip: () =>
      mutationOptions({
        mutationFn: (ugcMaterialId: number[]) =>
          fileOf(client.http.POST('/ugcMaterial/downloadZip', { body: { ugcMaterialId }, parseAs: 'blob' })),
        onSettled: reload,
      }),
    /** Takes a material out of the library. */
    remove: () =>
      mutationOptions({
        mutationFn: (body: Schemas['UgcMaterialDeletion']) =>
          confirmed(client.http.POST('/ugcMaterial/delete', { body })),
        onSettled: reload,
      }),
  };
};

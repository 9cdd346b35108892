import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '@resonanz/contract/types';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';

/** The logged-in user. */
export type UserDetails = components['schemas']['UserDetails'];
/** A region a user can work in. */
export type Region = components['schemas']['Region'];
/** An interface language as the wire carries it when it is stored. */
export type LanguageChoice = components['schemas']['LanguageChoice'];
/** A region choice as the wire carries it. */
export type RegionChoice = components['schemas']['RegionChoice'];

const ME = ['users', 'me'] as const;

/** Reads of the area. */
export const userQueries = (client: ApiClient) => ({
  /** The logged-in user. */
  me: () =>
    queryOptions({
      queryKey: ME,
      queryFn: ({ signal }) => answerOf(client.http.GET('/getUserByUsername', { signal })),
    }),
  /** The regions a user can choose from. */
  regions: () =>
    queryOptions({
      queryKey: ['users', 'regions'] as const,
      queryFn: ({ signal }) => answerOf(client.http.GET('/region/getAll', { signal })),
      staleTime: Number.POSITIVE_INFINITY,
    }),
});

/** Changes of the area. */
export const userMutations = (client: ApiClient, queryClient: QueryClient) => ({
  /** Stores the language of the user; the wire takes the lower-case code. */
  changeLanguage: () =>
    mutationOptions({
      mutationFn: (defaultLanguage: LanguageChoice['defaultLanguage']) =>
        answerOf(client.http.POST('/changesDefaultLanguage', { body: { defaultLanguage } })),
      onSuccess: () => queryClient.invalidateQueries({ queryKey: ME }),
    }),
  /** Stores the default region of the user; lists depend on it, so everything is read anew. */
  changeRegion: () =>
    mutationOptions({
      mutationFn: (regionId: number) => answerOf(client.http.POST('/changeUserDefaultRegion', { body: { regionId } })),
      onSuccess: () => queryClient.invalidateQueries(),
    }),
});

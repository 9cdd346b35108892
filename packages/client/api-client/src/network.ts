import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { answerOf, confirmed } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { pageOptions } from './pageOptions.ts';
import type { Schemas } from './Schemas.ts';

/** Models, creators, or channels that may be offered without asking first. */
export type NetworkKind = Schemas['NetworkKind'];
/** A person of the network as a brand sees them in a list. */
export type NetworkCard = Schemas['NetworkCard'];
/** The same with pictures, showreel and audience. */
export type NetworkPerson = Schemas['NetworkPerson'];
/** A person of the network as everybody may see them. */
export type NetworkSampleCard = Schemas['NetworkSampleCard'];
/** A few of each kind, for everybody. */
export type NetworkSample = Schemas['NetworkSample'];
/** What a list of people can be narrowed to. */
export type NetworkFilters = Schemas['NetworkFilters'];
/** Kind, filters, sort and page of a list. */
export type NetworkQuery = Omit<Schemas['NetworkQuery'], 'pageNumber' | 'pageSize'> &
  Partial<Pick<Schemas['NetworkQuery'], 'pageNumber' | 'pageSize'>>;
/** Whether a request is one for a campaign or for UGC videos. */
export type NetworkRequestKind = Schemas['NetworkRequestKind'];
/** An own request that a person can be added to. */
export type NetworkRequest = Schemas['NetworkRequest'];
/** A person whom a brand wishes for in a request. */
export type NetworkWish = Schemas['NetworkWish'];
/** A wish as it is sent. */
export type NetworkWishInput = Schemas['NetworkWishInput'];
/** Whom in which request a wish is about. */
export type NetworkWishReference = Schemas['NetworkWishReference'];
/** A question to the agency about a person. */
export type NetworkQuestion = Schemas['NetworkQuestion'];

/** Signed addresses of pictures live for ten minutes: what is older is refetched. */
const freshMs = 5 * 60_000;

/** Query keys of the area. */
export const networkKeys = {
  /** Everything of the area. */
  all: ['network'],
  /** What everybody may see. */
  sample: ['network', 'sample'],
  /** Every page of every list. */
  lists: ['network', 'list'],
  /** One person. */
  person: (publicId: string) => ['network', 'person', publicId] as const,
  /** The requests that a person can be added to. */
  requests: (publicId: string) => ['network', 'requests', publicId] as const,
  /** The people wished for in a request. */
  wishes: (kind: NetworkRequestKind, requestId: number) => ['network', 'wishes', kind, requestId] as const,
} as const;

/** Reads of the area. */
export const networkQueries = (client: ApiClient) => ({
  /** A few people of each kind, reduced; needs no log-in. */
  sample: () =>
    queryOptions({
      queryKey: networkKeys.sample,
      queryFn: ({ signal }): Promise<NetworkSample> => answerOf(client.http.GET('/network/getSample', { signal })),
      staleTime: freshMs,
    }),
  /** One page of the filtered and sorted list of a kind. */
  page: (query: NetworkQuery) =>
    pageOptions(
      networkKeys.lists,
      query,
      (body, signal) => answerOf(client.http.POST('/network/getWithPagination', { body, signal, headers: READ })),
      {
        staleTime: freshMs,
        refetchInterval: freshMs,
      },
    ),
  /** One person with pictures, showreel and audience. */
  person: (publicId: string) =>
    queryOptions({
      queryKey: networkKeys.person(publicId),
      queryFn: ({ signal }): Promise<NetworkPerson> =>
        answerOf(client.http.GET('/network/getById/{publicId}', { params: { path: { publicId } }, signal })),
      staleTime: freshMs,
    }),
  /** Own requests that a person can be added to, the newest first. */
  requests: (publicId: string) =>
    queryOptions({
      queryKey: networkKeys.requests(publicId),
      queryFn: ({ signal }): Promise<readonly NetworkRequest[]> =>
        answerOf(client.http.GET('/network/getRequests/{publicId}', { params: { path: { publicId } }, signal })),
    }),
  /** The people wished for in a request, the oldest first. */
  wishes: (kind: NetworkRequestKind, requestId: number) =>
    queryOptions({
      queryKey: networkKeys.wishes(kind, requestId),
      queryFn: ({ signal }): Promise<readonly NetworkWish[]> =>
        answerOf(
          client.http.GET('/network/getWishes/{kind}/{requestId}', { params: { path: { kind, requestId } }, signal }),
        ),
      staleTime: freshMs,
    }),
});

/** Changes of the area. */
export const networkMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = ({ publicId, kind, requestId }: NetworkWishReference) =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: networkKeys.requests(publicId) }),
      queryClient.invalidateQueries({ queryKey: networkKeys.wishes(kind, requestId) }),
    ]);
  return {
    /** Wishes for a person in an own request; once more changes the note. */
    add: () =>
      mutationOptions({
        mutationFn: (wish: NetworkWishInput) => answerOf(client.http.POST('/network/addToRequest', { body: wish })),
        onSettled: (_data, _error, wish) => reload(wish),
      }),
    /** Takes a wish back. */
    remove: () =>
      mutationOptions({
        mutationFn: (wish: NetworkWishReference) =>
          confirmed(client.http.POST('/network/removeFromRequest', { body: wish })),
        onSettled: (_data, _error, wish) => reload(wish),
      }),
    /** Asks the agency about a person. */
    ask: () =>
      mutationOptions({
        mutationFn: (question: NetworkQuestion) => confirmed(client.http.POST('/network/ask', { body: question })),
      }),
  };
};

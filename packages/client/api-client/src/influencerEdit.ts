import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, confirmed, fileOf } from './answer.ts';
import { isApiError } from './ApiError.ts';
import type { ApiClient } from './createApiClient.ts';
import { READ } from './headers.ts';
import { influencerKeys } from './influencers.ts';
import { multipart } from './multipart.ts';
import type { Schemas } from './Schemas.ts';

/** A person with every field that can be edited, channels and present prices. */
export type InfluencerRecord = Schemas['InfluencerRecord'];
/** A channel of such a person. */
export type ChannelRecord = Schemas['ChannelRecord'];
/** A present price of a service. */
export type ServicePriceRecord = Schemas['ServicePriceRecord'];
/** Whose data are wanted, and as which kind of file. */
export type PersonDataExport = Schemas['InfluencerDataExport'];
/** A new person with channels. */
export type NewInfluencer = Schemas['NewInfluencer'];
/** Changed fields of a person, with `updatedAt` as it was read. */
export type InfluencerChange = Schemas['InfluencerChange'];
/** A new or changed channel. */
export type ChannelInput = Schemas['ChannelInput'];
/** A price to be saved; null ends it. */
export type PriceInput = Schemas['PriceInput'];
/** What is known of a person that may exist already. */
export type DuplicateQuery = Schemas['DuplicateQuery'];
/** A person who may be the same. */
export type DuplicateCandidate = Schemas['DuplicateCandidate'];
/** Who stays, who goes, and which fields come from whom. */
export type InfluencerMerge = Schemas['InfluencerMerge'];
/** A field that can be taken from the other person. */
export type MergeField = Schemas['MergeField'];
/** Blocked with a reason, or active again. */
export type InfluencerStatusChange = Schemas['InfluencerStatusChange'];
/** What happened at one moment. */
export type HistoryLine = Schemas['HistoryLine'];
/** Who has a channel already; null where the caller may not know. */
export type ChannelOwner = Schemas['ChannelOwner'];
/** Campaigns that keep a person from being deleted. */
export type InfluencerInUse = Schemas['InfluencerInUse'];

/** Who has the channel that was to be saved; undefined for every other error. */
export function channelOwner(error: unknown): ChannelOwner | undefined {
  return isApiError(error, 'conflict') && error.errorKey === 'channelBelongsTo'
    ? (error.data as ChannelOwner)
    : undefined;
}

/** Whom campaigns keep from being deleted or made anonymous; undefined for every other error. */
export function influencersInUse(error: unknown): readonly InfluencerInUse[] | undefined {
  return isApiError(error, 'conflict') && error.errorKey === 'influencerInUse'
    ? (error.data as readonly InfluencerInUse[])
    : undefined;
}

/** Query keys of the area; all of them lie below those of the influencers. */
export const influencerEditKeys = {
  /** Everything of one person. */
  one: (influencerId: number) => [...influencerKeys.all, 'edit', influencerId] as const,
} as const;

/** Reads of the area. */
export const influencerEditQueries = (client: ApiClient) => ({
  /** A person with everything that can be edited; only with the right to edit. */
  one: (influencerId: number) =>
    queryOptions({
      queryKey: influencerEditKeys.one(influencerId),
      queryFn: ({ signal }): Promise<InfluencerRecord> =>
        answerOf(client.http.GET('/influencer/{influencerId}/edit', { params: { path: { influencerId } }, signal })),
    }),
  /** What happened to a person and its channels, the newest first, in parts of 20. */
  history: (influencerId: number) =>
    infiniteQueryOptions({
      queryKey: [...influencerEditKeys.one(influencerId), 'history'] as const,
      queryFn: ({ signal, pageParam }) =>
        answerOf(
          client.http.GET('/influencer/{influencerId}/history', {
            params: { path: { influencerId }, query: pageParam === null ? {} : { before: pageParam } },
            signal,
          }),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: ({ older }) => older,
    }),
  /** People who may be the same as the one that is being entered. */
  duplicates: (query: DuplicateQuery) =>
    queryOptions({
      queryKey: [...influencerKeys.all, 'duplicates', query] as const,
      queryFn: ({ signal }) =>
        answerOf(client.http.POST('/influencer/duplicates', { body: query, signal, headers: READ })),
      staleTime: 30_000,
    }),
});

/** Changes of the area; each refetches the lists and the person. */
export const influencerEditMutations = (client: ApiClient, queryClient: QueryClient) => {
  const reload = () => queryClient.invalidateQueries({ queryKey: influencerKeys.all });
  return {
    /** Adds a person. */
    add: () =>
      mutationOptions({
        mutationFn: (body: NewInfluencer): Promise<InfluencerRecord> =>
          answerOf(client.http.POST('/influencer/add', { body })),
        onSuccess: reload,
      }),
    /** Changes a person. */
    update: () =>
      mutationOptions({
        mutationFn: (body: InfluencerChange): Promise<InfluencerRecord> =>
          answerOf(client.http.POST('/influencer/update', { body })),
        onSuccess: reload,
      }),
    /** Adds or changes a channel with its prices. */
    saveChannel: () =>
      mutationOptions({
        mutationFn: ({
          influencerId,
          channel,
        }: {
          readonly influencerId: number;
          readonly channel: ChannelInput;
        }): Promise<ChannelRecord> =>
          answerOf(
            client.http.POST('/influencer/{influencerId}/channels', {
              params: { path: { influencerId } },
              body: channel,
            }),
          ),
        onSuccess: reload,
      }),
    /** Deletes people whom no campaign uses. */
    remove: () =>
      mutationOptions({
        mutationFn: (influencerIds: number[]) =>
          confirmed(client.http.POST('/influencer/delete', { body: { influencerIds } })),
        onSuccess: reload,
      }),
    /** Makes two people one. */
    merge: () =>
      mutationOptions({
        mutationFn: (body: InfluencerMerge): Promise<InfluencerRecord> =>
          answerOf(client.http.POST('/influencer/merge', { body })),
        onSuccess: reload,
      }),
    /** Blocks a person, or takes the block back. */
    changeStatus: () =>
      mutationOptions({
        mutationFn: (body: InfluencerStatusChange): Promise<InfluencerRecord> =>
          answerOf(client.http.POST('/influencer/statusChange', { body })),
        onSuccess: reload,
      }),
    /** Gives a person a picture, or another one. */
    changePicture: () =>
      mutationOptions({
        mutationFn: ({ influencerId, picture }: { readonly influencerId: number; readonly picture: File }) =>
          answerOf(
            client.http.POST(
              '/influencer/changePicture',
              multipart<Schemas['InfluencerPictureForm']>({ influencerId: String(influencerId), picture }),
            ),
          ),
        onSuccess: reload,
      }),
    /** Takes the picture of a person away. */
    removePicture: () =>
      mutationOptions({
        mutationFn: (influencerId: number) =>
          answerOf(client.http.POST('/influencer/removePicture', { body: { influencerId } })),
        onSuccess: reload,
      }),
    /** Removes the personal data for good; `confirmation` is the name of the person. */
    anonymise: () =>
      mutationOptions({
        mutationFn: (body: Schemas['InfluencerAnonymisation']) =>
          confirmed(client.http.POST('/influencer/anonymise', { body })),
        onSuccess: reload,
      }),
    /** Everything that is stored about a person, as a JSON file. */
    exportData: () =>
      mutationOptions({
        mutationFn: (body: PersonDataExport) =>
          fileOf(client.http.POST('/influencer/dataExport', { body, parseAs: 'blob' })),
      }),
  };
};

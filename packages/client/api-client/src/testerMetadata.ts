import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { multipart } from './multipart.ts';
import type { Schemas } from './Schemas.ts';
import type { OnProgress } from './upload.ts';

/** A head of the tester area as staff edit it: its draft, what is live, and what was live before. */
export type TesterMetadata = Schemas['TesterMetadata'];
/** Names a head of the tester area. */
export type MetadataKey = Schemas['MetadataKey'];
/** The texts of a head in both languages. */
export type MetadataValue = Schemas['MetadataValue'];
/** The picture or video of a head. */
export type MetadataMedium = Schemas['MetadataMedium'];
/** What testers and visitors see of a head. */
export type LiveMetadata = Schemas['LiveMetadata'];
/** A version that was published, with when and by whom. */
export type PublishedMetadata = Schemas['PublishedMetadata'];
/** A draft as it is saved, with `updatedAt` as it was read. */
export type TesterMetadataInput = Schemas['TesterMetadataInput'];
/** A head as it was read: what is published or restored. */
export type TesterMetadataVersion = Schemas['TesterMetadataVersion'];

/** A picture or video to upload for a head. */
export interface NewMetadataMedium {
  /** The head it is for. */
  readonly key: MetadataKey;
  /** The file itself. */
  readonly file: File;
  /** Called repeatedly while it is sent. */
  readonly onProgress?: OnProgress;
  /** Gives the upload up. */
  readonly signal?: AbortSignal;
}

/** Signed addresses of media live for ten minutes: what is older is refetched. */
const freshMs = 5 * 60_000;

/** Query keys of the area. */
export const testerMetadataKeys = {
  /** Everything of the area. */
  all: ['tester-metadata'],
  /** The heads as staff edit them. */
  heads: ['tester-metadata', 'heads'],
} as const;

/** Reads of the area. */
export const testerMetadataQueries = (client: ApiClient) => ({
  /** Every head as staff edit it. */
  heads: () =>
    queryOptions({
      queryKey: testerMetadataKeys.heads,
      queryFn: ({ signal }): Promise<readonly TesterMetadata[]> =>
        answerOf(client.http.GET('/testerworldMetadata/getAll', { signal })),
      staleTime: freshMs,
      refetchInterval: freshMs,
    }),
  /** What is live of one head; null until it is published. Needs no log-in. */
  live: (key: MetadataKey) =>
    queryOptions({
      queryKey: [...testerMetadataKeys.all, 'live', key] as const,
      queryFn: ({ signal }): Promise<LiveMetadata | null> =>
        answerOf(client.http.GET('/testerworldMetadata/get', { params: { query: { key } }, signal })),
      staleTime: freshMs,
      refetchInterval: freshMs,
    }),
});

/** Changes of the area. */
export const testerMetadataMutations = (client: ApiClient, queryClient: QueryClient) => {
  const onSettled = () => queryClient.invalidateQueries({ queryKey: testerMetadataKeys.all });
  return {
    /** Saves the draft of a head. */
    save: () =>
      mutationOptions({
        mutationFn: (input: TesterMetadataInput) =>
          answerOf(client.http.POST('/testerworldMetadata/save', { body: input })),
        onSettled,
      }),
    /** Makes the draft of a head live. */
    publish: () =>
      mutationOptions({
        mutationFn: (input: TesterMetadataVersion) =>
          answerOf(client.http.POST('/testerworldMetadata/publish', { body: input })),
        onSettled,
      }),
    /** Makes the version that was live before the draft. */
    restore: () =>
      mutationOptions({
        mutationFn: (input: TesterMetadataVersion) =>
          answerOf(client.http.POST('/testerworldMetadata/restore', { body: input })),
        onSettled,
      }),
    /** Uploads a picture or video; a draft names it later. */
    upload: () =>
      mutationOptions({
        mutationFn: ({ key, file, onProgress, signal }: NewMetadataMedium): Promise<MetadataMedium> => {
          const scope = {
            ...(onProgress === undefined ? {} : { onProgress }),
            ...(signal === undefined ? {} : { signal }),
          };
          return answerOf(
            client
              .with(scope)
              .http.POST('/testerworldMetadata/upload', multipart<Schemas['TesterMetadataUpload']>({ key, file })),
          );
        },
      }),
  };
};

import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { answerOf, confirmed, fileOf } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { multipart } from './multipart.ts';
import { RESUMABLE_FROM, uploadResumably } from './resumableUpload.ts';
import type { Schemas } from './Schemas.ts';
import type { OnProgress } from './upload.ts';

/** A file of a record; `url` leads to its content for ten minutes, so that a page may show a picture or video. */
export type StoredFile = Schemas['StoredFile'];
/** Kind of the record a file belongs to. */
export type FileSubject = Schemas['FileSubject'];
/** What a file is for. */
export type StoredFileKind = Schemas['FileKind'];

/** A record that has files. */
export interface FilePlace {
  /** Kind of the record. */
  readonly subject: FileSubject;
  /** Id of the record. */
  readonly subjectId: number;
}

/** A file to upload. */
export interface NewFile extends FilePlace {
  /** What the file is for. */
  readonly kind: StoredFileKind;
  /** The file itself. */
  readonly file: File;
  /** Called repeatedly while it is sent. */
  readonly onProgress?: OnProgress | undefined;
  /** Gives the upload up. */
  readonly signal?: AbortSignal | undefined;
}

/** Signed addresses live for ten minutes: a list that is older is refetched. */
const freshMs = 5 * 60_000;

/** Query keys of the area. */
export const fileKeys = {
  /** Everything of the area. */
  all: ['files'],
  /** The files of one record. */
  list: ({ subject, subjectId }: FilePlace) => ['files', subject, subjectId],
} as const;

/** Reads of the area. */
export const fileQueries = (client: ApiClient) => ({
  /** The files of a record, the newest first. */
  list: (place: FilePlace) =>
    queryOptions({
      queryKey: fileKeys.list(place),
      queryFn: ({ signal }): Promise<readonly StoredFile[]> =>
        answerOf(
          client.http.GET('/files/ofSubject', {
            params: { query: { subject: place.subject, subjectId: place.subjectId } },
            signal,
          }),
        ),
      staleTime: freshMs,
      refetchInterval: freshMs,
    }),
});

/** Sends a file; what is larger than 5 MB in pieces. */
export function sendFile(
  client: ApiClient,
  { kind, file, onProgress, signal, ...place }: NewFile,
): Promise<StoredFile> {
  if (file.size > RESUMABLE_FROM) return uploadResumably(client, { ...place, kind, file, onProgress, signal });
  const scope = { ...(onProgress === undefined ? {} : { onProgress }), ...(signal === undefined ? {} : { signal }) };
  const form = multipart<Schemas['FileUpload']>({
    subject: place.subject,
    subjectId: String(place.subjectId),
    kind,
    file,
  });
  return answerOf(client.with(scope).http.POST('/files/upload', form));
}

/** Changes and downloads of the area; a change refetches the files of its record. */
export const fileMutations = (client: ApiClient, queryClient: QueryClient, place: FilePlace) => {
  const reload = () => queryClient.invalidateQueries({ queryKey: fileKeys.list(place) });
  return {
    /**
     * Uploads a file; a wrong one is rejected with the contract's keys at the field `file`. What is larger than 5 MB is
     * sent in pieces and survives a lost line.
     */
    upload: () =>
      mutationOptions({
        mutationFn: (file: Omit<NewFile, keyof FilePlace>) => sendFile(client, { ...place, ...file }),
        onSettled: reload,
      }),
    /** The content of a file. */
    download: () =>
      mutationOptions({
        mutationFn: (fileId: number) =>
          fileOf(client.http.GET('/files/{fileId}', { params: { path: { fileId } }, parseAs: 'blob' })),
      }),
    /** Deletes a file. */
    remove: () =>
      mutationOptions({
        mutationFn: (fileId: number) => confirmed(client.http.POST('/files/delete', { body: { fileId } })),
        onSettled: reload,
      }),
  };
};

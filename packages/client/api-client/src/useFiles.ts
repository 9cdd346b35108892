'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorNames } from './ApiError.ts';
import { fileMutations, type FilePlace, fileQueries, type StoredFile, type StoredFileKind } from './files.ts';
import { useApi } from './react.tsx';
import { saveDownload } from './saveDownload.ts';

/** Everything a list of files needs: the files of a record, and what can be done with them; changes reject when they are refused. */
export function useFiles(place: FilePlace) {
  const client = useApi();
  const query = useQuery(fileQueries(client).list(place));
  const calls = fileMutations(client, useQueryClient(), place);
  const upload = useMutation(calls.upload());
  const download = useMutation(calls.download());
  const remove = useMutation(calls.remove());
  return {
    files: query.data,
    hasFailed: query.isError,
    onReload: (): void => void query.refetch(),
    onUpload: ({ file, kind, onShare, signal }: { file: File; kind: StoredFileKind; onShare: (share: number) => void; signal?: AbortSignal | undefined }): Promise<StoredFile> =>
      upload.mutateAsync({ kind, file, signal, onProgress: ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0) }),
    onRemove: (fileId: number): Promise<unknown> => remove.mutateAsync(fileId),
    onDownload: async ({ fileId, name }: Pick<StoredFile, 'fileId' | 'name'>): Promise<void> => saveDownload(await download.mutateAsync(fileId), name),
    errorNames,
  };
}

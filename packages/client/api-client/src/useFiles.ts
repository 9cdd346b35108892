'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorNames } from './ApiError.ts';
import {
  fileKeys,
  fileMutations,
  type FilePlace,
  fileQueries,
  type NewFile,
  sendFile,
  type StoredFile,
  type StoredFileKind,
} from './files.ts';
import { useApi } from './react.tsx';
import { saveDownload } from './saveDownload.ts';

/** A record that has files, or one that is stored with its first file: `subjectId` then stores it and gives its id. */
export interface NewFilePlace extends Omit<FilePlace, 'subjectId'> {
  /** Id of the record, or what stores it. */
  readonly subjectId: number | (() => Promise<number>);
}

/**
 * Everything a list of files needs: the files of a record, and what can be done with them; changes reject when the
 * server rejects them.
 */
export function useFiles({ subject, subjectId }: NewFilePlace) {
  const client = useApi();
  const queryClient = useQueryClient();
  const isStored = typeof subjectId === 'number';
  const place: FilePlace = { subject, subjectId: isStored ? subjectId : 0 };
  const query = useQuery({ ...fileQueries(client).list(place), enabled: isStored });
  const calls = fileMutations(client, queryClient, place);
  const upload = useMutation({
    mutationFn: async (file: Omit<NewFile, keyof FilePlace>) => {
      const at: FilePlace = { subject, subjectId: isStored ? subjectId : await subjectId() };
      return sendFile(client, { ...at, ...file }).finally(() =>
        queryClient.invalidateQueries({ queryKey: fileKeys.list(at) }),
      );
    },
  });
  const download = useMutation(calls.download());
  const remove = useMutation(calls.remove());
  return {
    files: isStored ? query.data : [],
    hasFailed: query.isError,
    onReload: (): void => void query.refetch(),
    onUpload: ({
      file,
      kind,
      onShare,
      signal,
    }: {
      file: File;
      kind: StoredFileKind;
      onShare: (share: number) => void;
      signal?: AbortSignal | undefined;
    }): Promise<StoredFile> =>
      upload.mutateAsync({
        kind,
        file,
        signal,
        onProgress: ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0),
      }),
    onRemove: (fileId: number): Promise<unknown> => remove.mutateAsync(fileId),
    onDownload: async ({ fileId, name }: Pick<StoredFile, 'fileId' | 'name'>): Promise<void> =>
      saveDownload(await download.mutateAsync(fileId), name),
    errorNames,
  };
}

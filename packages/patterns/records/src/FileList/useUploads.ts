import { useRef, useState } from 'react';
import type { FileUpload } from '@resonanz/ui/FileDrop';
import type { ListedFileKind, UploadFile } from './file.ts';

interface Waiting {
  readonly file: File;
  readonly kind: ListedFileKind;
  readonly state: FileUpload;
}

/**
 * Files on their way, one after the other; those that were rejected stay with the reason and can be tried again, and
 * each can be cancelled.
 */
export function useUploads(upload: UploadFile | undefined, errorText: (error: unknown) => string) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const controllers = useRef(new Map<File, AbortController>());
  const forget = (file: File) => setWaiting((all) => all.filter((each) => each.file !== file));
  const mark = (file: File, state: FileUpload) =>
    setWaiting((all) => all.map((each) => (each.file === file ? { ...each, state } : each)));

  async function send(batch: readonly Pick<Waiting, 'file' | 'kind'>[]): Promise<void> {
    for (const { file } of batch) controllers.current.set(file, new AbortController());
    for (const { file, kind } of batch) {
      const signal = controllers.current.get(file)?.signal;
      if (signal === undefined || signal.aborted) continue;
      mark(file, { status: 'uploading', share: 0 });
      try {
        await upload?.({ file, kind, signal, onShare: (share) => mark(file, { status: 'uploading', share }) });
        forget(file);
      } catch (error) {
        if (!signal.aborted) mark(file, { status: 'failed', message: errorText(error) });
      }
    }
  }

  return {
    files: waiting.map(({ file }) => file),
    isBusy: waiting.some(({ state }) => state.status !== 'failed'),
    uploadOf: (file: File): FileUpload | undefined => waiting.find((each) => each.file === file)?.state,
    /** Gives a file up that waits or is being sent. */
    cancel(file: File) {
      controllers.current.get(file)?.abort();
      forget(file);
    },
    retry(file: File) {
      const again = waiting.find((each) => each.file === file);
      if (again) void send([again]);
    },
    /** Takes the files that stand in the field: those that are new are sent, those that were taken away are forgotten. */
    choose(files: readonly File[], kind: ListedFileKind) {
      const added = files
        .filter((file) => !waiting.some((each) => each.file === file))
        .map((file) => ({ file, kind, state: { status: 'queued' } as const }));
      setWaiting([...waiting.filter(({ file }) => files.includes(file)), ...added]);
      void send(added);
    },
  };
}

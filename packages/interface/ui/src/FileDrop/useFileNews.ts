import { useEffect, useRef, useState } from 'react';
import type { FileUpload, FileUploads } from './FileDropProps.ts';
import { fileKey, formatSize } from './fileTypes.ts';

type Status = FileUpload['status'] | 'listed';

/** Announcements for screen readers: files added, sent or failed, each once and without percentages. */
export function useFileNews(
  files: readonly File[],
  { uploadOf, doneLabel = '' }: Partial<FileUploads>,
  locale: string,
): string {
  const [news, setNews] = useState('');
  const before = useRef<ReadonlyMap<string, Status> | null>(null);
  useEffect(() => {
    const known = before.current;
    const now = new Map<string, Status>();
    const lines: string[] = [];
    for (const file of files) {
      const upload = uploadOf?.(file);
      const status = upload?.status ?? 'listed';
      const was = known?.get(fileKey(file));
      now.set(fileKey(file), status);
      if (was === status) continue;
      if (upload?.status === 'failed') lines.push(`${file.name}: ${upload.message}`);
      else if (status === 'done') lines.push(`${file.name}: ${doneLabel}`);
      else if (was === undefined) lines.push(`${file.name}, ${formatSize(file.size, locale)}`);
    }
    before.current = now;
    // What was there from the beginning is no news.
    if (known && lines.length > 0) setNews(lines.join('\n'));
  }, [files, uploadOf, doneLabel, locale]);
  return news;
}

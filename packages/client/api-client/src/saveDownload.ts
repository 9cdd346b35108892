import type { DownloadedFile } from './answer.ts';

// Firefox reads the address only after the click has been handled.
const READ_MS = 10_000;

/** Hands a file to the browser's downloads, under the server's name or, where that is empty, under `fallbackName`. */
export function saveDownload({ blob, fileName }: DownloadedFile, fallbackName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName || fallbackName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}

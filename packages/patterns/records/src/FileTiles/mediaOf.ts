import type { Medium } from '@resonanz/ui/MediaViewer';

interface MediaFile {
  readonly name: string;
  readonly contentType?: string | undefined;
  readonly url?: string | undefined;
}

/** How a file can be shown; undefined for what is only saved. */
export function mediumKind({ contentType = '' }: Pick<MediaFile, 'contentType'>): Medium['kind'] | undefined {
  if (contentType.startsWith('image/')) return 'image';
  return contentType.startsWith('video/') ? 'video' : undefined;
}

/** The files that can be shown, for the window that shows them. */
export function mediaOf(files: readonly MediaFile[]): Medium[] {
  return files.flatMap(({ name, contentType, url }) => {
    const kind = mediumKind({ contentType });
    return kind === undefined || url === undefined ? [] : [{ kind, src: url, alt: name }];
  });
}

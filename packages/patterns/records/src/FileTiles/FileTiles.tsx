'use client';

import { useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { MediaWindow } from '../MediaWindow/MediaWindow.tsx';
import { messages } from '../messages.ts';
import { FileTile } from './FileTile.tsx';
import * as css from './FileTiles.css.ts';
import { mediaOf, mediumKind } from './mediaOf.ts';

/** A file that can be looked at or saved; the wire's `StoredFile` fits. */
export interface TiledFile {
  /** Identifies the file. */
  readonly fileId: number;
  /** Name the file came with. */
  readonly name: string;
  /** MIME type, for example `video/mp4`. */
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  /** Where the content can be had; may change with every answer of a server. */
  readonly url: string;
}

/** Props of `FileTiles`. */
export interface FileTilesProps {
  /** What is shown, in this order. */
  files: readonly TiledFile[];
  /** Whose files they are: name of the list and of the window. */
  title: string;
}

/**
 * Files as small pictures: images and videos open in a window above the page, every other file is a name with its size
 * that is saved.
 *
 * @source docs/domain/requests.md#figures-of-the-brand
 */
export function FileTiles({ files, title }: FileTilesProps) {
  const t = useMessages(messages);
  const [at, setAt] = useState<number | null>(null);
  const shown = files.filter((file) => mediumKind(file) !== undefined);
  return (
    <>
      <ul className={css.tiles} aria-label={t('records.tiles', { title })}>
        {files.map((file) => (
          <li key={file.fileId}>
            <FileTile file={file} onOpen={() => setAt(shown.indexOf(file))} />
          </li>
        ))}
      </ul>
      <MediaWindow title={title} media={mediaOf(shown)} at={at} onClose={() => setAt(null)} />
    </>
  );
}

'use client';

import { useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import type { MediaViewerLabels, Medium } from '@resonanz/ui/MediaViewer';
import { messages } from '../messages.ts';

const Viewer = lazyComponent(async () => (await import('@resonanz/ui/MediaViewer')).MediaViewer);

/** Props of `MediaWindow`. */
export interface MediaWindowProps {
  /** Whose media they are; also the name of the window. */
  title: string;
  /** What can be looked at. */
  media: readonly Medium[];
  /** Place of the medium it opens with, from 0; null while it is closed. */
  at: number | null;
  /** Called when the user closes it. */
  onClose: () => void;
}

/**
 * The kit's `MediaViewer` with its words, fetched when it is first wanted. What it opened with stays until it closes,
 * so that a new address of the same file does not interrupt a film.
 *
 * @source docs/domain/requests.md#figures-of-the-brand
 */
export function MediaWindow({ title, media, at, onClose }: MediaWindowProps) {
  const t = useMessages(messages);
  const [shown, setShown] = useState({ isOpen: false, media, at: 0 });
  const isOpen = at !== null;
  if (isOpen !== shown.isOpen) setShown(isOpen ? { isOpen, media, at } : { ...shown, isOpen });
  const labels: MediaViewerLabels = {
    close: t('records.media.close'),
    previous: t('records.media.previous'),
    next: t('records.media.next'),
    position: (position, count) => t('records.media.position', { position, count }),
    actualSize: t('records.media.actualSize'),
    loading: t('records.media.loading'),
    failed: t('records.media.failed'),
    retry: t('records.media.retry'),
    download: t('records.media.download'),
    thumbnails: t('records.media.thumbnails'),
  };
  return (
    <Viewer
      isWanted={isOpen}
      isOpen={isOpen}
      onOpenChange={onClose}
      title={title}
      media={shown.media}
      defaultIndex={shown.at}
      showsThumbnails
      labels={labels}
    />
  );
}

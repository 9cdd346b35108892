import { PlayIcon } from '@phosphor-icons/react';
import type { NetworkPerson } from '@resonanz/api-client/network';
import { initials } from '@resonanz/formatters/name';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { laterPart } from '@resonanz/ui/laterPart';
import type { Medium } from '@resonanz/ui/MediaViewer';
import { useState } from 'react';
import { messages } from '../messages.ts';
import * as css from './PersonMedia.css.ts';

const Viewer = laterPart(async () => (await import('@resonanz/ui/MediaViewer')).MediaViewer);

/** Small pictures that open large, and the way to the showreel. */
export function PersonMedia({ person: { name, pictures, showreel } }: { person: NetworkPerson }) {
  const t = useMessages(messages);
  const [at, setAt] = useState<number | null>(null);
  const count = pictures.length;
  const media: Medium[] = pictures.map(({ url }, index) => ({ kind: 'image', src: url, alt: t('brandNetwork.pictureOf', { name, number: index + 1, count }) }));
  const [poster] = pictures;
  if (showreel) media.push({ kind: 'video', src: showreel.url, alt: t('brandNetwork.showreelOf', { name }), ...(poster && { posterSrc: poster.url, thumbnailSrc: poster.url }) });
  const labels = {
    close: t('brandNetwork.close'),
    previous: t('brandNetwork.media.previous'),
    next: t('brandNetwork.media.next'),
    position: (position: number, all: number) => t('brandNetwork.media.position', { position, count: all }),
    actualSize: t('brandNetwork.media.actualSize'),
    loading: t('brandNetwork.media.loading'),
    failed: t('brandNetwork.media.failed'),
    retry: t('brandNetwork.media.retry'),
    download: t('brandNetwork.media.download'),
    thumbnails: t('brandNetwork.media.thumbnails'),
  };
  return (
    <div className={css.media}>
      {count === 0 ? (
        <div className={css.blank} aria-hidden="true">
          {initials(name)}
        </div>
      ) : (
        <ul className={css.pictures} aria-label={t('brandNetwork.pictures')}>
          {pictures.map(({ url }, index) => (
            <li key={url} className={css.place}>
              <button type="button" className={css.tile} aria-label={t('brandNetwork.openPicture', { number: index + 1, count })} onClick={() => setAt(index)}>
                <img className={css.image} src={url} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {showreel && (
        <div>
          <Button iconStart={PlayIcon} onPress={() => setAt(count)}>
            {t('brandNetwork.showreel')}
          </Button>
        </div>
      )}
      <Viewer isWanted={at !== null} isOpen={at !== null} onOpenChange={() => setAt(null)} title={name} media={media} defaultIndex={at ?? 0} showsThumbnails labels={labels} />
    </div>
  );
}

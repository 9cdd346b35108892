import { PlayIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import type { NetworkPerson } from '@resonanz/api-client/network';
import { initials } from '@resonanz/formatters/name';
import { useMessages } from '@resonanz/i18n/react';
import { MediaWindow } from '@resonanz/records/MediaWindow';
import { Button } from '@resonanz/ui/Button';
import type { Medium } from '@resonanz/ui/MediaViewer';
import { messages } from '../messages.ts';
import * as css from './PersonMedia.css.ts';

/** Small pictures that open large, and the way to the showreel. */
export function PersonMedia({ person: { name, pictures, showreel } }: { person: NetworkPerson }) {
  const t = useMessages(messages);
  const [at, setAt] = useState<number | null>(null);
  const count = pictures.length;
  const media: Medium[] = pictures.map(({ url }, index) => ({
    kind: 'image',
    src: url,
    alt: t('network.pictureOf', { name, number: index + 1, count }),
  }));
  const [poster] = pictures;
  if (showreel)
    media.push({
      kind: 'video',
      src: showreel.url,
      alt: t('network.showreelOf', { name }),
      ...(poster && { posterSrc: poster.url, thumbnailSrc: poster.url }),
    });
  return (
    <div className={css.media}>
      {count === 0 ? (
        <div className={css.blank} aria-hidden="true">
          {initials(name)}
        </div>
      ) : (
        <ul className={css.pictures} aria-label={t('network.pictures')}>
          {pictures.map(({ url }, index) => (
            <li key={url} className={css.place}>
              <button
                type="button"
                className={css.tile}
                aria-label={t('network.openPicture', { number: index + 1, count })}
                onClick={() => setAt(index)}
              >
                <img className={css.image} src={url} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {showreel && (
        <div>
          <Button iconStart={PlayIcon} onPress={() => setAt(count)}>
            {t('network.showreel')}
          </Button>
        </div>
      )}
      <MediaWindow title={name} media={media} at={at} onClose={() => setAt(null)} />
    </div>
  );
}

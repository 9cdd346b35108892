import { FilmStripIcon } from '@phosphor-icons/react';
import { useEffect, useRef } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './MediaViewer.css.ts';
import type { Medium } from './Medium.ts';

const pictureOf = (medium: Medium) => medium.thumbnailSrc ?? (medium.kind === 'image' ? medium.src : medium.posterSrc);

interface MediaStripProps {
  media: readonly Medium[];
  at: number;
  label: string;
  onChoose: (index: number) => void;
}

/** Small pictures that lead to each medium. */
export function MediaStrip({ media, at, label, onChoose }: MediaStripProps) {
  const strip = useRef<HTMLOListElement>(null);
  useEffect(() => {
    strip.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [at]);
  return (
    <ol ref={strip} className={css.strip} aria-label={label}>
      {media.map((medium, place) => {
        const picture = pictureOf(medium);
        return (
          <li key={medium.src} className={css.entry}>
            <button
              type="button"
              className={css.thumbnail}
              aria-label={medium.alt}
              aria-current={place === at || undefined}
              onClick={() => onChoose(place)}
            >
              {picture && <img className={css.thumbnailImage} src={picture} alt="" loading="lazy" />}
              {medium.kind === 'video' && (
                <span className={css.film}>
                  <Icon icon={FilmStripIcon} size="small" />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

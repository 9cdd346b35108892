import { PlayIcon } from '@phosphor-icons/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { TesterProjectDetail } from '@resonanz/api-client/testerProjects';
import { useMessages } from '@resonanz/i18n/react';
import { MediaWindow } from '@resonanz/records/MediaWindow';
import { Icon } from '@resonanz/ui/Icon';
import type { Medium } from '@resonanz/ui/MediaViewer';
import { messages } from '../messages.ts';
import { useInLanguage } from '../useInLanguage.ts';
import * as css from './projectPage.css.ts';

interface GalleryProps {
  title: string;
  media: TesterProjectDetail['media'];
  /** Stands alone while nothing was uploaded. */
  picture: string | null;
}

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** A picture, or the first moment of a video. */
function Preview({ medium, className }: { medium: Medium; className: string }) {
  return medium.kind === 'video' ? (
    <>
      <video className={className} src={`${medium.src}#t=0.1`} preload="metadata" muted playsInline tabIndex={-1} />
      <span className={css.play}>
        <Icon icon={PlayIcon} size="small" weight="fill" />
      </span>
    </>
  ) : (
    <img className={className} src={medium.src} alt="" />
  );
}

/** Pictures and videos of a product: one in large, the others below; a press opens them above the page. */
export function Gallery({ title, media, picture }: GalleryProps) {
  const t = useMessages(messages);
  const [current, setCurrent] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const strip = useRef<HTMLDivElement>(null);
  const inLanguage = useInLanguage();
  const uploaded: Medium[] = media.map(({ contentType, url, altDe, altEn }) => ({
    kind: contentType.startsWith('video/') ? 'video' : 'image',
    src: url,
    // Without a text of its own a picture is one of the product.
    alt: inLanguage(altDe, altEn) || title,
  }));
  const drawn: readonly Medium[] = picture === null ? [] : [{ kind: 'image', src: picture, alt: title }];
  const shown = uploaded.length > 0 ? uploaded : drawn;
  const stage = shown[current] ?? shown[0];
  if (stage === undefined) return null;
  const position = Math.min(current, shown.length - 1) + 1;

  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (position - 1 + step + shown.length) % shown.length;
    setCurrent(next);
    strip.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div role="group" aria-label={t('testerProjects.gallery', { title })}>
      <div className={css.frame}>
        <button
          type="button"
          className={css.stage}
          aria-label={[
            t(stage.kind === 'video' ? 'testerProjects.gallery.video' : 'testerProjects.gallery.image', { position }),
            ...(stage.alt === title ? [] : [stage.alt]),
          ].join(': ')}
          onClick={() => setOpened(position - 1)}
        >
          <Preview medium={stage} className={css.stagePicture} />
        </button>
        {shown.length > 1 && (
          <span className={css.badge} aria-hidden>
            {t('testerProjects.gallery.position', { position, count: shown.length })}
          </span>
        )}
      </div>
      {shown.length > 1 && (
        <div className={css.thumbnails} ref={strip}>
          {shown.map((medium, index) => (
            <button
              key={medium.src}
              type="button"
              className={css.thumbnail}
              tabIndex={index === position - 1 ? 0 : -1}
              aria-label={t('testerProjects.gallery.show', { position: index + 1 })}
              aria-current={index === position - 1}
              data-current={index === position - 1 ? '' : undefined}
              onClick={() => setCurrent(index)}
              onKeyDown={onKeyDown}
            >
              <Preview medium={medium} className={css.thumbnailPicture} />
            </button>
          ))}
        </div>
      )}
      <MediaWindow title={title} media={[...shown]} at={opened} onClose={() => setOpened(null)} />
    </div>
  );
}

'use client';

import { useId } from 'react';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';
import * as css from './TesterPageHead.css.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

/** Picture or video of a head. */
export interface TesterPageHeadMedium {
  /** What it is. */
  readonly type: 'image' | 'video';
  /** Where its content is. */
  readonly url: string;
}

/** Props of {@link TesterPageHead}. */
export interface TesterPageHeadProps {
  /** The texts in both languages; those of the reader's language are drawn. */
  value: { readonly value_de: Words; readonly value_en: Words };
  /** Picture or video beside the texts; null for none. A picture says nothing that the texts do not. */
  media: TesterPageHeadMedium | null;
  /** Level of the title in the outline of the page; 2 by default. Its look stays the same. */
  headingLevel?: 2 | 3;
}

/** The head of a tester page as staff have written it; draws nothing when it is empty. */
export function TesterPageHead({ value, media, headingLevel = 2 }: TesterPageHeadProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const titleId = useId();
  const { title, text } = language === 'de' ? value.value_de : value.value_en;
  const hasWords = title !== '' || text !== '';
  if (!hasWords && media === null) return null;
  const Title = `h${headingLevel}` as const;
  const look = hasWords ? css.medium : `${css.medium} ${css.alone}`;
  return (
    <section className={css.frame} {...(title !== '' && { 'aria-labelledby': titleId })}>
      <div className={hasWords && media !== null ? `${css.band} ${css.withMedium}` : css.band}>
        {hasWords && (
          <div className={css.words}>
            {title !== '' && (
              <Title id={titleId} className={css.title}>
                {title}
              </Title>
            )}
            {text !== '' && <p className={css.text}>{text}</p>}
          </div>
        )}
        {media?.type === 'image' && <img className={look} src={media.url} alt="" />}
        {media?.type === 'video' && (
          <video
            className={look}
            src={media.url}
            controls
            playsInline
            muted
            preload="metadata"
            aria-label={title === '' ? t('testerPageHead.videoAlone') : t('testerPageHead.video', { title })}
          />
        )}
      </div>
    </section>
  );
}

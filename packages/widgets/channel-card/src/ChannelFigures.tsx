import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { type ChannelFigure, figureText } from './channelFigure.ts';
import * as css from './ChannelFigures.css.ts';
import { messages } from './messages.ts';

interface ChannelFiguresProps {
  figures: readonly ChannelFigure[];
  currencyCode: string;
}

/** Key figures in cells between hairlines, each with what it rests on. */
export function ChannelFigures({ figures, currencyCode }: ChannelFiguresProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  return (
    <dl className={css.figures}>
      {figures.map((figure) => {
        const value = figureText(figure, language, currencyCode);
        const origin = [
          figure.kind === 'tkp' && figure.basis === 'followers' ? t('channelCard.basisFollowers') : null,
          figure.source === undefined ? null : t(`channelCard.source.${figure.source}`),
          figure.measuredAt === undefined
            ? null
            : t('channelCard.asOf', { date: formatDate(figure.measuredAt, language) }),
        ].filter((part) => part !== null);
        return (
          <div key={figure.kind} className={css.figure}>
            <dt className={css.name}>{t(`channelCard.figure.${figure.kind}`)}</dt>
            <dd className={value === null ? css.unknown : css.value}>{value ?? t('channelCard.unknown')}</dd>
            {value !== null && origin.length > 0 && <dd className={css.origin}>{origin.join(' · ')}</dd>}
          </div>
        );
      })}
    </dl>
  );
}

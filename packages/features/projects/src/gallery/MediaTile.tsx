import { PlayIcon } from '@phosphor-icons/react';
import type { AnswerMedium } from '@resonanz/api-client/projectAnswers';
import { formatDate } from '@resonanz/formatters/date';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Icon } from '@resonanz/ui/Icon';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { useProjectText } from '../useProjectText.ts';
import * as css from './gallery.css.ts';

interface MediaTileProps {
  medium: AnswerMedium;
  onOpen: () => void;
  isSelected?: boolean;
  /** Without it nothing can be chosen for download. */
  onSelect?: (medium: AnswerMedium, isSelected: boolean) => void;
}

/** A picture or video with who made it, and whether it may be used. */
export function MediaTile({ medium, onOpen, isSelected = false, onSelect }: MediaTileProps) {
  const { t, localized, language } = useProjectText();
  const { name, url, contentType, fullName, question, consentAt } = medium;
  const isVideo = contentType.startsWith('video/');
  return (
    <div className={css.tile}>
      <button
        type="button"
        className={css.frame}
        aria-label={t('projects.gallery.open', { name: fullName, file: name })}
        onClick={onOpen}
      >
        {isVideo ? (
          <>
            <video
              className={css.picture}
              src={`${url}#t=0.1`}
              preload="metadata"
              muted
              playsInline
              tabIndex={-1}
              aria-hidden
            />
            <span className={css.play}>
              <Icon icon={PlayIcon} size="small" weight="fill" />
            </span>
          </>
        ) : (
          <img className={css.picture} src={url} alt="" loading="lazy" />
        )}
      </button>
      <Text variant="densityStrong">{fullName}</Text>
      <Text tone="muted">{localized(question)}</Text>
      {consentAt === null ? (
        <StatusTag tone="yellow" label={t('projects.gallery.consent.missing')} />
      ) : (
        <StatusTag tone="green" label={t('projects.gallery.consentSince', { day: formatDate(consentAt, language) })} />
      )}
      {consentAt !== null && onSelect && (
        <Checkbox isSelected={isSelected} onChange={(chosen) => onSelect(medium, chosen)}>
          {t('projects.gallery.select')}
        </Checkbox>
      )}
    </div>
  );
}

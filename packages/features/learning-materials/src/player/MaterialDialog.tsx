import { useCallback, useId, useState } from 'react';
import type { LearningMaterial } from '@resonanz/api-client/learningMaterials';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Dialog } from '@resonanz/ui/Dialog';
import { Heading } from '@resonanz/ui/Heading';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { kindOf, wordsOf } from '../material.ts';
import { messages } from '../messages.ts';
import * as css from './MaterialDialog.css.ts';

interface MaterialDialogProps {
  material: LearningMaterial;
  /** Others about the same topic. */
  related?: readonly LearningMaterial[] | undefined;
  /** Shows another one in its place. */
  onOpen?: (material: LearningMaterial) => void;
  onClose: () => void;
}

/** A video with its subtitles, or the way to a pdf, above what it is about. */
export function MaterialDialog({ material, related = [], onOpen, onClose }: MaterialDialogProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [isBroken, setBroken] = useState(false);
  const relatedId = useId();
  const { subtitles, file, thumbnail } = material;
  const { title, description } = wordsOf(material, language);
  const track = useCallback(
    (element: HTMLTrackElement) => {
      const address = URL.createObjectURL(new Blob([subtitles], { type: 'text/vtt' }));
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [subtitles],
  );
  const isVideo = kindOf(material) === 'video';
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      isDismissable
      size="large"
      title={title}
      closeLabel={t('learningMaterials.close')}
    >
      <Stack space={6}>
        {file !== null && isVideo && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- subtitles are there when the agency wrote some.
          <video
            className={css.video}
            src={file.url}
            {...(thumbnail && { poster: thumbnail.url })}
            aria-label={title}
            controls
            playsInline
            preload="metadata"
            onError={() => setBroken(true)}
          >
            {subtitles !== '' && (
              <track
                ref={track}
                kind="subtitles"
                srcLang={material.language.toLowerCase()}
                label={t('learningMaterials.subtitles')}
                default
              />
            )}
          </video>
        )}
        {isBroken && (
          <InlineAlert tone="error" role="alert">
            {t('learningMaterials.broken')}
          </InlineAlert>
        )}
        {description !== '' && <Text as="p">{description}</Text>}
        {file !== null && (
          <Link variant="standalone" href={file.url} download={file.name}>
            {t(isVideo ? 'learningMaterials.downloadVideo' : 'learningMaterials.download')}
          </Link>
        )}
        {related.length > 0 && (
          <section aria-labelledby={relatedId}>
            <Stack space={3}>
              <Heading level={3} id={relatedId}>
                {t('learningMaterials.related')}
              </Heading>
              {related.map((each) => (
                <Link key={each.learningMaterialId} variant="standalone" onPress={() => onOpen?.(each)}>
                  {wordsOf(each, language).title}
                </Link>
              ))}
            </Stack>
          </section>
        )}
      </Stack>
    </Dialog>
  );
}

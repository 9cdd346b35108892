import { FilePdfIcon, PlayIcon } from '@phosphor-icons/react';
import type { LearningMaterial } from '@resonanz/api-client/learningMaterials';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Heading } from '@resonanz/ui/Heading';
import { Icon } from '@resonanz/ui/Icon';
import { Inline } from '@resonanz/ui/Inline';
import { Stack } from '@resonanz/ui/Stack';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { kindOf, wordsOf } from '../material.ts';
import { messages } from '../messages.ts';
import * as css from './LearningScreen.css.ts';

interface MaterialCardProps {
  material: LearningMaterial;
  /** Shows the material. */
  onOpen: () => void;
  /** Notes that it has been seen without being opened. */
  onSeen: () => void;
}

/** A learning material: what it is about, how long it takes, and whether it is new. */
export function MaterialCard({ material, onOpen, onSeen }: MaterialCardProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { title, description } = wordsOf(material, language);
  const kind = kindOf(material);
  const facts = [
    t(`learningMaterials.category.${material.category}`),
    ...(kind === null ? [] : [t(`learningMaterials.kind.${kind}`)]),
    t('learningMaterials.minutes', { minutes: material.minutes }),
    t(`learningMaterials.language.${material.language}`),
  ];
  return (
    <li className={css.card}>
      <span className={css.picture}>
        {material.thumbnail === null ? (
          <Icon icon={kind === 'pdf' ? FilePdfIcon : PlayIcon} size="large" />
        ) : (
          <img className={css.image} src={material.thumbnail.url} alt="" loading="lazy" />
        )}
      </span>
      <Stack space={3}>
        <Inline space={3}>
          <StatusTag
            tone={material.seen ? 'gray' : 'blue'}
            mark={material.seen ? 'square' : 'dot'}
            label={t(material.seen ? 'learningMaterials.seen' : 'learningMaterials.new')}
          />
        </Inline>
        <Heading level={2}>{title}</Heading>
        <Text as="p" variant="caption" tone="muted">
          {facts.join(' · ')}
        </Text>
        <Text as="p" tone="secondary" maxLines={3}>
          {description}
        </Text>
      </Stack>
      <Inline space={3}>
        <Button
          onPress={onOpen}
          aria-label={t(kind === 'pdf' ? 'learningMaterials.downloadNamed' : 'learningMaterials.watchNamed', { title })}
        >
          {t(kind === 'pdf' ? 'learningMaterials.download' : 'learningMaterials.watch')}
        </Button>
        {!material.seen && (
          <Button variant="quiet" onPress={onSeen} aria-label={t('learningMaterials.markSeenNamed', { title })}>
            {t('learningMaterials.markSeen')}
          </Button>
        )}
      </Inline>
    </li>
  );
}

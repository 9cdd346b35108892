import { useQuery } from '@tanstack/react-query';
import { learningMaterialQueries } from '@resonanz/api-client/learningMaterials';
import { useApi } from '@resonanz/api-client/react';
import { brandPaths } from '@resonanz/domain/paths';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Section } from '@resonanz/records/Section';
import { useMay } from '@resonanz/session/react';
import { Link } from '@resonanz/ui/Link';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';

/**
 * The first learning material that the reader has not seen yet, else the first of all; nothing without any, or without
 * the right to look at them.
 */
export function LearningTip() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const isAllowed = useMay('Learning Videos', 'view');
  const { data = [] } = useQuery({ ...learningMaterialQueries(useApi()).shown(), enabled: isAllowed });
  const tip = data.find(({ seen }) => !seen) ?? data[0];
  if (!isAllowed || tip === undefined) return null;
  const [title, description] = language === 'de' ? [tip.title, tip.description] : [tip.titleEn, tip.descriptionEn];
  return (
    <Section
      title={t('campaignRequests.home.tip')}
      action={
        <Link variant="standalone" href={brandPaths.learningMaterials()}>
          {t('campaignRequests.home.allTips')}
        </Link>
      }
    >
      <Stack space={2}>
        <Text variant="denseStrong">{title}</Text>
        <Text as="p" variant="dense" tone="secondary" maxLines={3}>
          {description}
        </Text>
        <Text variant="caption" tone="muted">
          {t('campaignRequests.home.tipMinutes', { minutes: tip.minutes })}
        </Text>
      </Stack>
    </Section>
  );
}

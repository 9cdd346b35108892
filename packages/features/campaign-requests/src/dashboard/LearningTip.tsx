import { learningMaterialQueries } from '@resonanz/api-client/learning-materials';
import { useApi } from '@resonanz/api-client/react';
import { brandPaths } from '@resonanz/domain/paths';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { useMay } from '@resonanz/session/react';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import * as css from '../section.css.ts';

/** The first learning material that the reader has not seen yet, else the first of all; nothing without any, or without the right to look at them. */
export function LearningTip() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const isAllowed = useMay('Learning Videos', 'view');
  const { data = [] } = useQuery({ ...learningMaterialQueries(useApi()).shown(), enabled: isAllowed });
  const tip = data.find(({ seen }) => !seen) ?? data[0];
  if (!isAllowed || tip === undefined) return null;
  const [title, description] = language === 'de' ? [tip.title, tip.description] : [tip.titleEn, tip.descriptionEn];
  return (
    <section className={css.section} aria-labelledby="learning-tip">
      <div className={css.head}>
        <Heading level={2} id="learning-tip">
          {t('campaignRequests.home.tip')}
        </Heading>
        <Link variant="standalone" href={brandPaths.learningMaterials()}>
          {t('campaignRequests.home.allTips')}
        </Link>
      </div>
      <Stack space={2}>
        <Text variant="denseStrong">{title}</Text>
        <Text as="p" variant="dense" tone="secondary" maxLines={3}>
          {description}
        </Text>
        <Text variant="caption" tone="muted">
          {t('campaignRequests.home.tipMinutes', { minutes: tip.minutes })}
        </Text>
      </Stack>
    </section>
  );
}

import type { ProfileFigure } from '@resonanz/api-client/influencerProfile';
import { labels } from '@resonanz/domain/labels';
import { channelTypeOf, type Platform } from '@resonanz/domain/platforms';
import { formatDate } from '@resonanz/formatters/date';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Text } from '@resonanz/ui/Text';
import { messages } from './messages.ts';
import { daysSince } from './profileText.ts';

interface OriginProps {
  /** The figure, or an audience; nothing is drawn for what is unknown. */
  of: Pick<ProfileFigure, 'source' | 'measuredOn' | 'isEstimated'>;
  platform: Platform;
}

/** Where a figure came from and how old it is, for example "Instagram, 3 Tage alt, geschätzt". */
export function Origin({ of: { source, measuredOn, isEstimated }, platform }: OriginProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  if (source === null || measuredOn === null) return null;
  const name =
    source === 'platform'
      ? textOr(label, labels, `platform.${channelTypeOf(platform)}`, platform)
      : t(`profile.source.${source}`);
  const date = formatDate(measuredOn, language);
  return (
    <Text variant="caption" tone="muted" title={t('profile.origin.on', { date })}>
      {t(isEstimated ? 'profile.origin.estimated' : 'profile.origin.measured', {
        source: name,
        days: daysSince(measuredOn),
      })}
    </Text>
  );
}

import { useQuery } from '@tanstack/react-query';
import { influencerProfileQueries } from '@resonanz/api-client/influencerProfile';
import { useApi } from '@resonanz/api-client/react';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Heading } from '@resonanz/ui/Heading';
import { Inline } from '@resonanz/ui/Inline';
import { Rating } from '@resonanz/ui/Rating';
import { Spread } from '@resonanz/ui/Spread';
import { Stack } from '@resonanz/ui/Stack';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Text } from '@resonanz/ui/Text';
import { messages } from './messages.ts';
import { PartState } from './PartState.tsx';

interface ProfileRatingsProps {
  influencerId: number;
  /** Opens the dialog; absent where the user may not rate. */
  onRate: (() => void) | undefined;
}

/** Who gave how many stars, and why. */
export function ProfileRatings({ influencerId, onRate }: ProfileRatingsProps) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const ratings = useQuery(influencerProfileQueries(useApi()).ratings(influencerId));
  return (
    <Stack as="section" space={6}>
      <Spread>
        <Heading level={2}>{t('profile.ratings.title')}</Heading>
        {onRate && <Button onPress={onRate}>{t('profile.rate')}</Button>}
      </Spread>
      <PartState query={ratings}>
        {({ content, ratingCount }) => (
          <Stack space={6}>
            {content.length === 0 && (
              <Text as="p" tone="muted">
                {t('profile.ratings.empty')}
              </Text>
            )}
            {content.map(({ ratingId, author, stars, text, isOwn, ratedAt }) => (
              <Stack key={ratingId} as="article" space={2}>
                <Inline space={4}>
                  <Rating value={stars} label={t('profile.ratings.stars', { count: stars })} />
                  <Text variant="denseStrong">{author ?? t('profile.comments.gone')}</Text>
                  {isOwn && <StatusTag tone="blue" label={t('profile.ratings.mine')} />}
                  <Text as="time" variant="caption" tone="muted">
                    {formatDate(ratedAt, language)}
                  </Text>
                </Inline>
                {text !== '' && <Text as="p">{text}</Text>}
              </Stack>
            ))}
            {ratingCount > content.length && (
              <Text as="p" variant="caption" tone="muted">
                {t('profile.ratings.earlier', { count: ratingCount - content.length })}
              </Text>
            )}
          </Stack>
        )}
      </PartState>
    </Stack>
  );
}

import type { TesterProfile } from '@resonanz/api-client/testerAccount';
import { profileCompleteness } from '@resonanz/domain/testerProfile';
import { formatPercent } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Meter } from '@resonanz/ui/Meter';
import { Spread } from '@resonanz/ui/Spread';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';

/** How complete the profile is, and what is missing. */
export function Completeness({ profile }: { profile: TesterProfile }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const { percent, missing } = profileCompleteness(profile);
  const label = t('testerAccount.profile.complete');
  const value = formatPercent(percent, language);
  return (
    <Stack space={4}>
      <Spread>
        <Text variant="denseStrong">{label}</Text>
        <Text variant="denseStrong" isTabular>
          {value}
        </Text>
      </Spread>
      <Meter label={label} value={percent} valueText={value} tone={missing.length === 0 ? 'positive' : 'accent'} />
      <Text as="p" tone="secondary">
        {missing.length === 0
          ? t('testerAccount.profile.allThere')
          : t('testerAccount.profile.missing', {
              parts: new Intl.ListFormat(language).format(missing.map((part) => t(`testerAccount.part.${part}`))),
            })}
      </Text>
    </Stack>
  );
}

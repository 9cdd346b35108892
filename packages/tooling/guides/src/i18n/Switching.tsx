import { LANGUAGES } from '@resonanz/i18n/language';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';

/** The choice of language; everything below the provider follows at once. */
export function Switching() {
  const t = useMessages(messages);
  const { language, locale, setLanguage } = useLanguage();
  return (
    <Stack space={6} align="start">
      <SegmentedControl
        label={t('guides.switching.label')}
        items={LANGUAGES.map(({ language: value, name }) => ({ value, label: name, lang: value }))}
        value={language}
        onChange={setLanguage}
      />
      <Text as="p">{t('guides.switching.sentence', { locale })}</Text>
    </Stack>
  );
}

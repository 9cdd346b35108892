import { useState } from 'react';
import { LanguageProvider, useLanguage, useMessages } from '@resonanz/i18n/react';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { Switch } from '@resonanz/ui/Switch';
import { messages } from '../messages.ts';

const OVERRIDES = {
  de: { 'guides.override.greeting': 'Willkommen zurück, {name}.' },
  en: { 'guides.override.greeting': 'Welcome back, {name}.' },
} as const;

function Greeting() {
  const t = useMessages(messages);
  return <InlineAlert tone="info">{t('guides.override.greeting', { name: 'Lena' })}</InlineAlert>;
}

/** A text of a package, overridden by the app. */
export function Overrides() {
  const t = useMessages(messages);
  const { language, setLanguage } = useLanguage();
  const [isReplaced, setReplaced] = useState(false);
  return (
    <Stack space={6}>
      <Switch isSelected={isReplaced} onChange={setReplaced}>
        {t('guides.override.replace')}
      </Switch>
      <LanguageProvider
        language={language}
        onLanguageChange={setLanguage}
        {...(isReplaced && { overrides: OVERRIDES })}
      >
        <Greeting />
      </LanguageProvider>
    </Stack>
  );
}

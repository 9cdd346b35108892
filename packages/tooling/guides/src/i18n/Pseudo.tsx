import { useState } from 'react';
import { pseudo } from '@resonanz/i18n/pseudo';
import { LanguageProvider, useLanguage, useMessages } from '@resonanz/i18n/react';
import { Box } from '@resonanz/ui/Box';
import { Stack } from '@resonanz/ui/Stack';
import { Switch } from '@resonanz/ui/Switch';
import { PriceCalculator } from '../domain/PriceCalculator.tsx';
import { messages } from '../messages.ts';

/** A screen in the pseudo-language: what is cut off or was never in a catalogue shows itself. */
export function Pseudo() {
  const t = useMessages(messages);
  const { language, setLanguage } = useLanguage();
  const [isPseudo, setPseudo] = useState(true);
  return (
    <Stack space={7}>
      <Switch isSelected={isPseudo} onChange={setPseudo}>
        {t('guides.pseudo.switch')}
      </Switch>
      <Box padding={6} border="all" radius="panel">
        <LanguageProvider language={language} onLanguageChange={setLanguage} {...(isPseudo && { transform: pseudo })}>
          <PriceCalculator />
        </LanguageProvider>
      </Box>
    </Stack>
  );
}

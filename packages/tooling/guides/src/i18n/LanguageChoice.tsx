import { useState } from 'react';
import { chooseLanguage, localeOf, wireLanguage } from '@resonanz/i18n/language';
import { useMessages } from '@resonanz/i18n/react';
import { Columns } from '@resonanz/ui/Columns';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Stack } from '@resonanz/ui/Stack';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import { Code } from '../page/Code.tsx';

/** What is stored and what the browser asks for, and the language that follows. */
export function LanguageChoice() {
  const t = useMessages(messages);
  const [stored, setStored] = useState('');
  const [codes, setCodes] = useState('de-AT, en');
  const language = chooseLanguage(stored, codes.split(','));
  return (
    <Stack space={7}>
      <Columns>
        <TextField
          label={t('guides.language.stored')}
          description={t('guides.language.storedHint')}
          value={stored}
          onChange={setStored}
          spellCheck={false}
        />
        <TextField
          label={t('guides.language.codes')}
          description={t('guides.language.codesHint')}
          value={codes}
          onChange={setCodes}
          spellCheck={false}
        />
      </Columns>
      <div role="status">
        <FactList>
          <Fact label="chooseLanguage">
            <Code>{language}</Code>
          </Fact>
          <Fact label="localeOf">
            <Code>{localeOf(language)}</Code>
          </Fact>
          <Fact label="wireLanguage">
            <Code>{wireLanguage(language)}</Code>
          </Fact>
        </FactList>
      </div>
    </Stack>
  );
}

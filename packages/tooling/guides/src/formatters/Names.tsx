import { useState } from 'react';
import { initials, shortName } from '@resonanz/formatters/name';
import { useMessages } from '@resonanz/i18n/react';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Stack } from '@resonanz/ui/Stack';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import { Code } from '../page/Code.tsx';
import { literal } from '../page/literal.ts';

/** A full name, and its short forms for lists and portraits. */
export function Names() {
  const t = useMessages(messages);
  const [name, setName] = useState('lena maria hartwig');
  return (
    <Stack space={7}>
      <TextField label={t('guides.names.name')} value={name} onChange={setName} spellCheck={false} />
      <div role="status">
        <FactList>
          <Fact label="shortName">
            <Code>{literal(shortName(name))}</Code>
          </Fact>
          <Fact label="initials">
            <Code>{literal(initials(name))}</Code>
          </Fact>
        </FactList>
      </div>
    </Stack>
  );
}

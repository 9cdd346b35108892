import { useState } from 'react';
import { translator } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { NumberField } from '@resonanz/ui/NumberField';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { Code } from '../page/Code.tsx';

const KEY = 'guides.plural.creators';

/** One message with a number in it, in both languages. */
export function Plurals() {
  const t = useMessages(messages);
  const [count, setCount] = useState<number | null>(1);
  return (
    <Stack space={7}>
      <NumberField
        label={t('guides.plural.count')}
        value={count}
        onChange={setCount}
        minValue={0}
        stepperLabels={{ decrease: t('guides.plural.less'), increase: t('guides.plural.more') }}
      />
      <FactList>
        {(['de', 'en'] as const).map((language) => (
          <Fact key={language} label={language}>
            <Stack space={2}>
              <Code>{String(messages[language][KEY])}</Code>
              <Text lang={language}>{translator(messages, language)(KEY, { count: count ?? 0 })}</Text>
            </Stack>
          </Fact>
        ))}
      </FactList>
    </Stack>
  );
}

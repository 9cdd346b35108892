import { useState } from 'react';
import { useMessages } from '@resonanz/i18n/react';
import { Stack } from '@resonanz/ui/Stack';
import { TextArea } from '@resonanz/ui/TextArea';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import { Code } from '../page/Code.tsx';
import { literal } from '../page/literal.ts';
import { Samples } from '../page/Samples.tsx';
import { CheckResult } from './CheckResult.tsx';
import type { RuleFamily } from './families.ts';

/** A field for a text, and what the validator answers at every key press. */
export function LiveCheck({ call, schema, samples }: RuleFamily) {
  const t = useMessages(messages);
  const [text, setText] = useState(String(samples[0] ?? ''));
  return (
    <Stack space={7}>
      <TextField
        label={t('guides.check.text')}
        description={<Code>{`${call}.validate(text)`}</Code>}
        value={text}
        onChange={setText}
        spellCheck={false}
      />
      <Samples samples={samples} label={literal} onChoose={(sample) => setText(String(sample))} />
      <CheckResult schema={schema} value={text} />
    </Stack>
  );
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

const write = (value: unknown): string => JSON.stringify(value, null, 2);

/** A field for a whole entry as JSON, and what the validator answers at every key press. */
export function LiveEntry({ call, schema, samples }: RuleFamily) {
  const t = useMessages(messages);
  const [text, setText] = useState(write(samples[0]));
  const entry = parse(text);
  return (
    <Stack space={7}>
      <TextArea
        label={t('guides.check.entry')}
        description={<Code>{`${call}.validate(entry)`}</Code>}
        errorMessage={entry ? undefined : t('guides.check.entryInvalid')}
        value={text}
        onChange={setText}
        spellCheck={false}
      />
      <Samples
        samples={samples}
        label={(_, index) => t('guides.check.sample', { number: index + 1 })}
        onChoose={(sample) => setText(write(sample))}
      />
      {entry && <CheckResult schema={schema} value={entry.value} />}
    </Stack>
  );
}

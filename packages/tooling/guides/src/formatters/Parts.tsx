import { useState } from 'react';
import { formatMoneyToParts } from '@resonanz/formatters/money';
import { formatNumberToParts, formatShortNumberToParts } from '@resonanz/formatters/number';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';

const QUIET: ReadonlySet<string> = new Set(['currency', 'compact', 'decimal', 'fraction']);

function Styled({ parts }: { parts: readonly Intl.NumberFormatPart[] }) {
  const placed = parts.map((part, at) => ({
    ...part,
    start: parts.slice(0, at).reduce((length, { value }) => length + value.length, 0),
  }));
  return (
    <Text variant="figure">
      {placed.map(({ type, value, start }) => (
        <Text
          key={start}
          variant={QUIET.has(type) ? 'body' : 'inherit'}
          tone={QUIET.has(type) ? 'secondary' : 'inherit'}
        >
          {value}
        </Text>
      ))}
    </Text>
  );
}

/** Figures whose parts look different, without cutting the text up again. */
export function Parts() {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [value, setValue] = useState('128412.5');
  return (
    <Stack space={7}>
      <TextField
        label={t('guides.amounts.value')}
        description={t('guides.amounts.hint')}
        value={value}
        onChange={setValue}
        isTabular
      />
      <FactList>
        <Fact label="formatMoneyToParts">
          <Styled parts={formatMoneyToParts(value, language, { currency: 'EUR', fixed: true })} />
        </Fact>
        <Fact label="formatNumberToParts">
          <Styled parts={formatNumberToParts(value, language)} />
        </Fact>
        <Fact label="formatShortNumberToParts">
          <Styled parts={formatShortNumberToParts(value, language)} />
        </Fact>
      </FactList>
    </Stack>
  );
}

import { useState } from 'react';
import { CURRENCIES } from '@resonanz/domain/lookups';
import { useMessages } from '@resonanz/i18n/react';
import { Columns } from '@resonanz/ui/Columns';
import { Select } from '@resonanz/ui/Select';
import { Stack } from '@resonanz/ui/Stack';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import { amountCalls } from './calls.ts';
import { CallTable } from './CallTable.tsx';

/** A number and a currency, and all that the formatters make of them. */
export function Amounts() {
  const t = useMessages(messages);
  const [value, setValue] = useState('1284.5');
  const [currency, setCurrency] = useState('');
  const currencies = [
    { id: '', label: t('guides.amounts.byLanguage') },
    ...CURRENCIES.map(({ currencyCode, currencyName }) => ({
      id: currencyCode,
      label: `${currencyCode} · ${currencyName}`,
    })),
  ];
  return (
    <Stack space={7}>
      <Columns>
        <TextField
          label={t('guides.amounts.value')}
          description={t('guides.amounts.hint')}
          value={value}
          onChange={setValue}
          isTabular
        />
        <Select
          label={t('guides.amounts.currency')}
          items={currencies}
          selectedId={currency}
          onSelectionChange={setCurrency}
        />
      </Columns>
      <CallTable caption={t('guides.amounts.table')} calls={amountCalls(currency)} value={value} />
    </Stack>
  );
}

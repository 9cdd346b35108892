import { useState } from 'react';
import { formatDateRange } from '@resonanz/formatters/date';
import { formatMoneyRange } from '@resonanz/formatters/money';
import { formatNumberRange } from '@resonanz/formatters/number';
import { useMessages } from '@resonanz/i18n/react';
import { Columns } from '@resonanz/ui/Columns';
import { Stack } from '@resonanz/ui/Stack';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import type { Call } from './calls.ts';
import { CallTable } from './CallTable.tsx';

interface Ends {
  readonly from: string;
  readonly to: string;
}

const numberRanges: readonly Call<Ends>[] = [
  {
    source: 'formatNumberRange(from, to, language)',
    run: ({ from, to }, language) => formatNumberRange(from, to, language),
  },
  {
    source: "formatMoneyRange(from, to, language, { currency: 'EUR' })",
    run: ({ from, to }, language) => formatMoneyRange(from, to, language, { currency: 'EUR' }),
  },
];
const dateRanges: readonly Call<Ends>[] = [
  {
    source: 'formatDateRange(from, to, language)',
    run: ({ from, to }, language) => formatDateRange(from, to, language),
  },
];

function RangeTable({ kind, calls, first }: { kind: 'numbers' | 'days'; calls: readonly Call<Ends>[]; first: Ends }) {
  const t = useMessages(messages);
  const [{ from, to }, setEnds] = useState(first);
  return (
    <Stack space={6}>
      <Columns>
        <TextField
          label={t(`guides.ranges.${kind}.from`)}
          value={from}
          onChange={(next) => setEnds({ from: next, to })}
          isTabular
        />
        <TextField
          label={t(`guides.ranges.${kind}.to`)}
          value={to}
          onChange={(next) => setEnds({ from, to: next })}
          isTabular
        />
      </Columns>
      <CallTable caption={t(`guides.ranges.${kind}`)} calls={calls} value={{ from, to }} />
    </Stack>
  );
}

/** Two ends with a dash between; leave one empty for an open range. */
export function Ranges() {
  return (
    <Stack space={9}>
      <RangeTable kind="numbers" calls={numberRanges} first={{ from: '500', to: '1000' }} />
      <RangeTable kind="days" calls={dateRanges} first={{ from: '2026-10-01', to: '2026-10-05' }} />
    </Stack>
  );
}

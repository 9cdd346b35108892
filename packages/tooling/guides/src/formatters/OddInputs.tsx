import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { Code } from '../page/Code.tsx';
import { literal } from '../page/literal.ts';
import { dateCalls, numberCalls, type Call } from './calls.ts';

interface Odd<Input> {
  readonly value: Input;
}

function OddTable<Input>({
  caption,
  values,
  calls,
}: {
  caption: string;
  values: readonly Input[];
  calls: readonly Call<Input>[];
}) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const columns: readonly TableColumn<Odd<Input>>[] = [
    { id: 'value', header: t('guides.odd.value'), cell: ({ value }) => <Code>{literal(value)}</Code> },
    ...calls.map(({ source, run }) => ({
      id: source,
      header: source,
      cell: ({ value }: Odd<Input>) => <Code>{literal(run(value, language))}</Code>,
    })),
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      rows={values.map((value) => ({ value }))}
      getRowId={({ value }) => literal(value)}
    />
  );
}

/** What the formatters of numbers make of values that are no ordinary number. */
export function OddNumbers() {
  const t = useMessages(messages);
  const values = [
    null,
    undefined,
    '',
    '  ',
    'n/a',
    Number.NaN,
    Infinity,
    -Infinity,
    0,
    -0,
    0.004,
    10n ** 18n,
    '9007199254740993',
    1e21,
  ];
  return <OddTable caption={t('guides.odd.numbers')} values={values} calls={numberCalls} />;
}

/** What the formatters of dates make of values that are no moment. */
export function OddDates() {
  const t = useMessages(messages);
  const values = [
    null,
    undefined,
    '',
    'soon',
    '2026-02-31',
    Number.NaN,
    Infinity,
    0,
    '0099-01-01',
    '2026-03-29T01:00:00Z',
    '2026-03-29T00:59:00Z',
  ];
  return <OddTable caption={t('guides.odd.dates')} values={values} calls={dateCalls} />;
}

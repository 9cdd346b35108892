import { useMessages } from '@resonanz/i18n/react';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { Code } from '../page/Code.tsx';
import { inBothLanguages } from '../page/inBothLanguages.tsx';
import type { Call } from './calls.ts';

/** Props of {@link CallTable}. */
export interface CallTableProps<Input> {
  /** What the table shows. */
  caption: string;
  /** The calls, one a row. */
  calls: readonly Call<Input>[];
  /** The value every call is given. */
  value: Input;
}

/** What several functions make of one value, in German and in English. */
export function CallTable<Input>({ caption, calls, value }: CallTableProps<Input>) {
  const t = useMessages(messages);
  const columns: readonly TableColumn<Call<Input>>[] = [
    { id: 'call', header: t('guides.call'), cell: ({ source }) => <Code>{source}</Code> },
    ...inBothLanguages<Call<Input>>(({ run }, language) => run(value, language), {
      de: t('guides.german'),
      en: t('guides.english'),
    }),
  ];
  return <Table caption={caption} columns={columns} rows={calls} getRowId={({ source }) => source} />;
}

import { useState } from 'react';
import {
  ENUMERATIONS,
  valuesOf,
  wordOf,
  type EnumerationName,
  type EnumerationValue,
} from '@resonanz/domain/enumerations';
import { labels } from '@resonanz/domain/labels';
import { textOr, translator } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { Stack } from '@resonanz/ui/Stack';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { messages } from '../messages.ts';
import { Code } from '../page/Code.tsx';
import { inBothLanguages } from '../page/inBothLanguages.tsx';
import { literal } from '../page/literal.ts';
import { NameSelect } from './NameSelect.tsx';

type Value = EnumerationValue<EnumerationName>;

const NAMES = Object.keys(ENUMERATIONS) as EnumerationName[];

/** The values of an enumeration: what is stored, the contract's word and the words on screen. */
export function Enumerations() {
  const t = useMessages(messages);
  const [name, setName] = useState<EnumerationName>('salesStatus');
  const columns: readonly TableColumn<Value>[] = [
    { id: 'value', header: t('guides.enumerations.value'), cell: (value) => <Code>{literal(value)}</Code> },
    { id: 'word', header: t('guides.enumerations.word'), cell: (value) => <Code>{wordOf(name, value)}</Code> },
    ...inBothLanguages<Value>(
      (value, language) => textOr(translator(labels, language), labels, `${name}.${value}`, '–'),
      {
        de: t('guides.german'),
        en: t('guides.english'),
      },
    ),
  ];
  return (
    <Stack space={7}>
      <NameSelect label={t('guides.enumerations.name')} names={NAMES} name={name} onChange={setName} />
      <Table caption={name} columns={columns} rows={valuesOf(name)} getRowId={(value) => value} />
    </Stack>
  );
}

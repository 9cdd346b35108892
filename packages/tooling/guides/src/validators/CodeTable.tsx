import { useMessages } from '@resonanz/i18n/react';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { ERROR_CODES } from '@resonanz/validators/codes';
import { messages as sentences } from '@resonanz/validators/messages';
import type { ErrorCode } from '@resonanz/validators/schema';
import { messages } from '../messages.ts';
import { Code } from '../page/Code.tsx';
import { inBothLanguages } from '../page/inBothLanguages.tsx';

const CODES = Object.keys(ERROR_CODES) as ErrorCode[];

/** Every error code with its words, made from the catalogue of the package. */
export function CodeTable() {
  const t = useMessages(messages);
  const columns: readonly TableColumn<ErrorCode>[] = [
    { id: 'code', header: t('guides.code'), cell: (code) => <Code>{code}</Code> },
    ...inBothLanguages<ErrorCode>((code, language) => sentences[language][code], {
      de: t('guides.german'),
      en: t('guides.english'),
    }),
    { id: 'raisedBy', header: t('guides.codes.raisedBy'), cell: (code) => <Code>{ERROR_CODES[code].join(', ')}</Code> },
  ];
  return <Table caption={t('guides.codes.table')} columns={columns} rows={CODES} getRowId={(code) => code} />;
}

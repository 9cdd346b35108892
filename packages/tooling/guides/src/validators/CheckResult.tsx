import { useMessages } from '@resonanz/i18n/react';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Stack } from '@resonanz/ui/Stack';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { issueText } from '@resonanz/validators/messages';
import type { ValidationIssue, Validator } from '@resonanz/validators/schema';
import { messages } from '../messages.ts';
import { Code } from '../page/Code.tsx';
import { inBothLanguages } from '../page/inBothLanguages.tsx';
import { literal } from '../page/literal.ts';

/** Props of {@link CheckResult}. */
export interface CheckResultProps {
  /** The validator that is asked. */
  schema: Validator<unknown, unknown>;
  /** What it is given. */
  value: unknown;
}

interface NumberedIssue extends ValidationIssue {
  readonly position: number;
}

/** What a validator answers: the canonical output, or every issue with its sentence in both languages. */
export function CheckResult({ schema, value }: CheckResultProps) {
  const t = useMessages(messages);
  const result = schema.validate(value);
  const issues = (result.issues ?? []).map((issue, position): NumberedIssue => ({ ...issue, position }));
  const columns: readonly TableColumn<NumberedIssue>[] = [
    { id: 'code', header: t('guides.code'), cell: ({ code }) => <Code>{code}</Code> },
    {
      id: 'path',
      header: t('guides.path'),
      cell: ({ path }) => <Code>{path.length === 0 ? '–' : path.join('.')}</Code>,
    },
    { id: 'params', header: t('guides.params'), cell: ({ params }) => <Code>{literal(params)}</Code> },
    ...inBothLanguages<NumberedIssue>(issueText, { de: t('guides.german'), en: t('guides.english') }),
  ];
  return (
    <Stack space={6}>
      <div role="status">
        <StatusTag
          tone={result.issues ? 'red' : 'green'}
          mark={result.issues ? 'dot' : 'square'}
          label={result.issues ? t('guides.check.issues', { count: issues.length }) : t('guides.check.valid')}
        />
      </div>
      <FactList>
        <Fact label={t('guides.check.value')}>
          <Code>{literal(value)}</Code>
        </Fact>
        {!result.issues && (
          <Fact label={t('guides.check.output')}>
            <Code>{literal(result.value)}</Code>
          </Fact>
        )}
      </FactList>
      {result.issues && (
        <Table
          caption={t('guides.check.issueList')}
          columns={columns}
          rows={issues}
          getRowId={({ position }) => position}
        />
      )}
    </Stack>
  );
}

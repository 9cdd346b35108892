import { useState } from 'react';
import type { ProjectShippingPreview, ProjectShippingRow } from '@resonanz/api-client/projectShipping';
import { LongCellGrid } from '@resonanz/ui/CellGrid';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { SegmentedControl } from '@resonanz/ui/SegmentedControl';
import { Stack } from '@resonanz/ui/Stack';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Table, type TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { type ProjectText, useProjectText } from '../../useProjectText.ts';
import type { ShippingImport } from './useShippingImport.ts';

const TONES = { ship: 'green', correct: 'blue', unchanged: 'gray', error: 'red' } as const;

const columnsOf = ({ t }: ProjectText): readonly TableColumn<ProjectShippingRow>[] => [
  { id: 'row', header: t('projects.shipping.import.row'), width: 72, align: 'end', cell: ({ row }) => row },
  {
    id: 'name',
    header: t('projects.column.tester'),
    isRowHeader: true,
    width: 200,
    cell: ({ name, email }) => (
      <Stack space={0}>
        <Text variant="densityStrong">{name ?? t('projects.shipping.import.nobody')}</Text>
        <Text tone="muted">{email}</Text>
      </Stack>
    ),
  },
  {
    id: 'number',
    header: t('projects.shipping.number'),
    width: 220,
    cell: ({ carrier, trackingNumber, before, outcome }) => (
      <Stack space={0}>
        <Text>{[carrier, trackingNumber].filter((part) => part !== '').join(' ') || '–'}</Text>
        {outcome === 'correct' && (
          <Text tone="muted">{t('projects.shipping.import.before', { number: before ?? '–' })}</Text>
        )}
      </Stack>
    ),
  },
  {
    id: 'outcome',
    header: t('projects.shipping.import.outcome'),
    width: 260,
    cell: ({ outcome, issue }) =>
      issue === null ? (
        <StatusTag tone={TONES[outcome]} label={t(`projects.shipping.outcome.${outcome}`)} />
      ) : (
        <Text tone="critical">{t(`projects.shipping.issue.${issue}`)}</Text>
      ),
  },
];

interface PreviewPartProps {
  state: ShippingImport;
  preview: ProjectShippingPreview;
}

/** What would become of each row of the file. */
export function PreviewPart({ state, preview }: PreviewPartProps) {
  const words = useProjectText();
  const { t } = words;
  const { rows, shipped, corrected, unchanged, errors } = preview;
  const [shows, setShows] = useState<'all' | 'errors'>('all');
  return (
    <>
      <Text as="p">{t('projects.shipping.import.summary', { shipped, corrected, unchanged, errors })}</Text>
      {errors > 0 && (
        <SegmentedControl<'all' | 'errors'>
          label={t('projects.shipping.import.rows')}
          items={[
            { value: 'all', label: t('projects.shipping.import.all', { count: rows.length }) },
            { value: 'errors', label: t('projects.shipping.import.errors', { count: errors }) },
          ]}
          value={shows}
          onChange={setShows}
        />
      )}
      <Table
        grid={LongCellGrid}
        caption={t('projects.shipping.import.rows')}
        rowLines={2}
        columns={columnsOf(words)}
        rows={shows === 'all' ? rows : rows.filter(({ outcome }) => outcome === 'error')}
        getRowId={({ row }) => row}
        empty={<EmptyState size="line" title={t('projects.shipping.noMatch')} />}
      />
      {errors > 0 && (
        <Checkbox isSelected={state.skipsInvalid} onChange={state.setSkipsInvalid}>
          {t('projects.shipping.import.skip', { count: errors })}
        </Checkbox>
      )}
      {shipped > 0 && (
        <Text as="p" tone="muted">
          {t('projects.shipping.import.mails', { count: shipped })}
        </Text>
      )}
    </>
  );
}

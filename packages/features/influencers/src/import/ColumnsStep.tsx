import type { ImportField, ImportInspection } from '@resonanz/api-client/influencers';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Select } from '@resonanz/ui/Select';
import { Stack } from '@resonanz/ui/Stack';
import { Table } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { ChannelPart } from './ChannelPart.tsx';
import { ExistingChoice } from './ExistingChoice.tsx';
import {
  doubledColumns,
  hasSeveralChannels,
  IMPORT_FIELDS,
  mappingGaps,
  withField,
  withPart,
} from './importMapping.ts';
import * as css from './ImportScreen.css.ts';
import { StepPanel } from './StepPanel.tsx';
import type { ImportState } from './useImport.ts';

type Column = ImportInspection['columns'][number];

const NOT_IMPORTED = '';

/** Step 2: which column holds what. */
export function ColumnsStep({ state, inspection }: { state: ImportState; inspection: ImportInspection }) {
  const t = useMessages(messages);
  const { fields, existing, failure, isPending, setFields, setExisting, goTo, check } = state;
  const gaps = mappingGaps(fields);
  const doubled = doubledColumns(fields);
  const choices = [
    { id: NOT_IMPORTED as ImportField | '', label: t('influencers.import.field.none') },
    ...IMPORT_FIELDS.map((id) => ({ id, label: t(`influencers.import.field.${id}`) })),
  ];
  const nameCell = ({ name, column }: Column) => (
    <Text variant="denseStrong">{name || t('influencers.import.columns.unnamed', { number: column + 1 })}</Text>
  );
  const samplesCell = ({ samples }: Column) => (
    <span className={css.samples} title={samples.join('\n')}>
      {samples.length === 0 ? t('influencers.import.columns.empty') : samples.join(' · ')}
    </span>
  );
  const fieldCell = ({ column, name }: Column) => (
    <Stack space={3}>
      <Select
        label={t('influencers.import.columns.fieldOf', { name: name || column + 1 })}
        hidesLabel
        items={choices}
        selectedId={fields.get(column)?.field ?? NOT_IMPORTED}
        isDisabled={isPending}
        errorMessage={doubled.has(column) ? t('influencers.import.columns.doubled') : undefined}
        onSelectionChange={(field) => setFields(withField(fields, column, field === '' ? null : field))}
      />
      <ChannelPart
        column={name || String(column + 1)}
        target={fields.get(column)}
        isOneOfSeveral={hasSeveralChannels(fields)}
        isDisabled={isPending}
        onChange={(part) => setFields(withPart(fields, column, part))}
      />
    </Stack>
  );
  return (
    <StepPanel
      title={t('influencers.import.columns.title')}
      lead={t('influencers.import.columns.lead', { file: inspection.fileName, count: inspection.rowCount })}
      takesFocus
      failure={failure && t(failure)}
      buttons={
        <>
          <Button isDisabled={isPending} onPress={() => goTo('file')}>
            {t('word.back')}
          </Button>
          <Button
            variant="solid"
            isDisabled={gaps.length > 0 || doubled.size > 0}
            isPending={isPending}
            onPress={() => void check()}
          >
            {t('word.next')}
          </Button>
        </>
      }
    >
      <div className={css.frame}>
        <Table
          caption={t('influencers.import.columns.title')}
          rows={inspection.columns}
          getRowId={({ column }) => column}
          columns={[
            { id: 'name', header: t('influencers.import.columns.column'), isRowHeader: true, cell: nameCell },
            { id: 'samples', header: t('influencers.import.columns.samples'), cell: samplesCell },
            { id: 'field', header: t('influencers.import.columns.field'), width: 260, cell: fieldCell },
          ]}
          renderCard={(column) => (
            <Stack space={3}>
              {nameCell(column)}
              {samplesCell(column)}
              {fieldCell(column)}
            </Stack>
          )}
        />
      </div>
      <ExistingChoice mode={existing} isDisabled={isPending} onChange={setExisting} />
      {gaps.length > 0 && (
        <Stack space={4}>
          {gaps.map((gap) => (
            <InlineAlert key={gap} tone="warning" role="status">
              {t(`influencers.import.gap.${gap}`)}
            </InlineAlert>
          ))}
        </Stack>
      )}
    </StepPanel>
  );
}

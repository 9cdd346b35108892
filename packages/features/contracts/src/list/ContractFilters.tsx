import { valuesOf } from '@resonanz/domain/enumerations';
import { labels } from '@resonanz/domain/labels';
import { CONTRACT_TYPE_IDS } from '@resonanz/domain/lookups';
import { useMessages } from '@resonanz/i18n/react';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { CheckboxGroup } from '@resonanz/ui/CheckboxGroup';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { Stack } from '@resonanz/ui/Stack';
import { useContractText } from '../useContractText.ts';
import type { contractList } from './contractList.ts';
import { useContractChoices } from './useContractChoices.ts';

const STATUSES = valuesOf('contractStatus');
const TYPES = CONTRACT_TYPE_IDS.map((id) => ({ id, value: String(id) }));

/** The sections of the filter panel. */
export function ContractFilters({ draft: { values, set } }: { draft: FilterDraft<typeof contractList.filters> }) {
  const { t, type } = useContractText();
  const label = useMessages(labels);
  const choices = useContractChoices();
  const { period } = values;
  const day = (end: 'from' | 'to') => (
    <DatePicker
      label={t(`contracts.filter.${end}`)}
      value={period[end]}
      onChange={(value) => set('period', { ...period, [end]: value })}
      clearLabel={t(`contracts.filter.clear.${end}`)}
      incompleteMessage={t('contracts.filter.dateIncomplete')}
    />
  );
  return (
    <>
      <FilterSection title={t('contracts.column.status')}>
        <Stack space={4}>
          <CheckboxGroup
            label={t('contracts.column.status')}
            hidesLabel
            value={values.status}
            onChange={(chosen) =>
              set(
                'status',
                STATUSES.filter((each) => chosen.includes(each)),
              )
            }
          >
            {STATUSES.map((each) => (
              <Checkbox key={each} value={each}>
                {label(`contractStatus.${each}`)}
              </Checkbox>
            ))}
          </CheckboxGroup>
          <Checkbox isSelected={values.waiting} onChange={(isOn) => set('waiting', isOn)}>
            {t('contracts.filter.waiting')}
          </Checkbox>
          <Checkbox isSelected={values.ending} onChange={(isOn) => set('ending', isOn)}>
            {t('contracts.filter.ending')}
          </Checkbox>
        </Stack>
      </FilterSection>
      <FilterSection title={t('contracts.column.type')}>
        <CheckboxGroup
          label={t('contracts.column.type')}
          hidesLabel
          value={values.type}
          onChange={(chosen) =>
            set(
              'type',
              TYPES.filter(({ value }) => chosen.includes(value)).map(({ value }) => value),
            )
          }
        >
          {TYPES.map(({ id, value }) => (
            <Checkbox key={id} value={value}>
              {type(id)}
            </Checkbox>
          ))}
        </CheckboxGroup>
      </FilterSection>
      {(['partner', 'campaign', 'customer'] as const).map((id) => (
        <FilterSection key={id} title={t(`contracts.column.${id}`)}>
          <ComboBox
            label={t(`contracts.column.${id}`)}
            hidesLabel
            items={choices[id]}
            selectedId={values[id][0] ?? null}
            onSelectionChange={(chosen) => set(id, chosen === null ? [] : [chosen])}
            placeholder={t('contracts.filter.any')}
            openLabel={t('contracts.filter.open')}
            emptyMessage={t('contracts.filter.nothing')}
          />
        </FilterSection>
      ))}
      <FilterSection title={t('contracts.filter.period')}>
        <Stack space={4}>
          {day('from')}
          {day('to')}
        </Stack>
      </FilterSection>
    </>
  );
}

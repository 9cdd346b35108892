import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contractQueries } from '@resonanz/api-client/contracts';
import { useApi } from '@resonanz/api-client/react';
import { valuesOf } from '@resonanz/domain/enumerations';
import { labels } from '@resonanz/domain/labels';
import { CONTRACT_TYPE_IDS } from '@resonanz/domain/lookups';
import { useMessages } from '@resonanz/i18n/react';
import { FiltersInWords } from '@resonanz/records/ActiveFilters';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { FilterDraft } from '@resonanz/records/useListState';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { CheckboxGroup } from '@resonanz/ui/CheckboxGroup';
import { ComboBox } from '@resonanz/ui/ComboBox';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { Stack } from '@resonanz/ui/Stack';
import { useContractText } from '../useContractText.ts';
import type { contractList, ContractListState } from './contractList.ts';

const STATUSES = valuesOf('contractStatus');

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
          value={values.type.map(String)}
          onChange={(chosen) =>
            set(
              'type',
              CONTRACT_TYPE_IDS.filter((id) => chosen.includes(String(id))),
            )
          }
        >
          {CONTRACT_TYPE_IDS.map((id) => (
            <Checkbox key={id} value={String(id)}>
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

/** The filters in force, in words; loaded once there are any. */
export function ContractChips({ list }: { list: ContractListState }) {
  const { t, type, day } = useContractText();
  const label = useMessages(labels);
  const choices = useContractChoices();
  const { filters } = list;
  const named = (id: 'campaign' | 'customer' | 'partner') => {
    const [chosen] = filters[id];
    return t('contracts.active.named', {
      label: t(`contracts.column.${id}`),
      name: choices[id].find((each) => each.id === chosen)?.label ?? `#${chosen}`,
    });
  };
  const words: Readonly<Record<(typeof list.activeFilters)[number], string>> = {
    type: filters.type.map(type).join(', '),
    status: filters.status.map((each) => label(`contractStatus.${each}`)).join(', '),
    campaign: named('campaign'),
    customer: named('customer'),
    partner: named('partner'),
    period: t('contracts.active.period', { from: day(filters.period.from), to: day(filters.period.to) }),
    waiting: t('contracts.filter.waiting'),
    ending: t('contracts.filter.ending'),
  };
  return <FiltersInWords list={list} words={words} />;
}

/** Campaigns, customers and partners that have contracts, as options. */
function useContractChoices() {
  const { data } = useQuery(contractQueries(useApi()).choices());
  return useMemo(() => {
    const options = (choices: readonly { id: number; name: string }[] = []) =>
      choices.map(({ id, name }) => ({ id, label: name }));
    return {
      campaign: options(data?.campaigns),
      customer: options(data?.customers),
      partner: options(data?.influencers),
    };
  }, [data]);
}

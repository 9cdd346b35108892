import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { testerQueries } from '@resonanz/api-client/testers';
import { COUNTRIES } from '@resonanz/domain/lookups';
import { PROFESSIONS, RELATIONSHIP_STATUSES, TARGET_GROUPS, TRAININGS } from '@resonanz/domain/people';
import { PLATFORMS } from '@resonanz/domain/platforms';
import { TESTER_STATES } from '@resonanz/domain/testerProfile';
import { ChoiceFilter } from '@resonanz/records/ChoiceBar';
import { FilterSection } from '@resonanz/records/FilterPanel';
import type { NumberRange } from '@resonanz/records/filters';
import { RangeFields } from '@resonanz/records/RangeFields';
import type { FilterDraft } from '@resonanz/records/useListState';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { CheckboxGroup } from '@resonanz/ui/CheckboxGroup';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { MultiSelect } from '@resonanz/ui/MultiSelect';
import { RangeSlider } from '@resonanz/ui/RangeSlider';
import type { OptionId } from '@resonanz/ui/Select';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { useTesterText } from '../useTesterText.ts';
import { ANSWERS, CATEGORIES, CHILDREN, STATES, type testerList, wireFilters } from './testerList.ts';

type Draft = FilterDraft<typeof testerList.filters>;

interface ManyProps<Id extends OptionId> {
  title: string;
  values: readonly Id[];
  say: (value: Id) => string;
  chosen: readonly Id[];
  onChange: (chosen: readonly Id[]) => void;
}

/** Any of many, found by typing. */
function Many<Id extends OptionId>({ title, values, say, chosen, onChange }: ManyProps<Id>) {
  const { t } = useTesterText();
  return (
    <FilterSection title={title}>
      <MultiSelect
        label={title}
        hidesLabel
        order="given"
        items={values.map((id) => ({ id, label: say(id) }))}
        selectedIds={chosen}
        onSelectionChange={onChange}
        placeholder={t('word.any')}
        openLabel={t('testerUsers.filter.open', { label: title })}
        emptyMessage={t('testerUsers.filter.nothing')}
        removeLabel={(label) => t('testerUsers.filter.remove', { label })}
      />
    </FilterSection>
  );
}

/** Any of a few. */
function Few<Id extends string>({ title, values, say, chosen, onChange }: ManyProps<Id>) {
  return (
    <FilterSection title={title}>
      <CheckboxGroup
        label={title}
        hidesLabel
        value={chosen}
        onChange={(ticked) => onChange(values.filter((value) => ticked.includes(value)))}
      >
        {values.map((value) => (
          <Checkbox key={value} value={value}>
            {say(value)}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </FilterSection>
  );
}

/** From how many up to how many points; the upper end is the highest total there is. */
function Points({ value, onChange }: { value: NumberRange; onChange: (value: NumberRange) => void }) {
  const { t } = useTesterText();
  const { data: highest = 0 } = useQuery(testerQueries(useApi()).maxTotalPoint());
  const label = t('testerUsers.field.totalPoints');
  const end = Math.max(highest, 1);
  const from = Math.min(value.min ?? 0, end);
  return (
    <FilterSection title={label}>
      <Stack space={4}>
        <RangeSlider
          label={label}
          hidesLabel
          thumbLabels={[t('testerUsers.filter.pointsFrom'), t('testerUsers.filter.pointsTo')]}
          maxValue={end}
          value={[from, Math.max(from, Math.min(value.max ?? end, end))]}
          onChange={([low, high]) =>
            onChange({ min: low <= 0 ? null : Math.round(low), max: high >= end ? null : Math.round(high) })
          }
        />
        <RangeFields label={label} value={value} onChange={onChange} isOrdered />
      </Stack>
    </FilterSection>
  );
}

/** How many testers the chosen filters leave, before they are applied. */
function Matches({ values }: { values: Draft['values'] }) {
  const { t } = useTesterText();
  const wanted = useDeferredValue(values);
  const { data } = useQuery(testerQueries(useApi()).page({ pageNumber: 0, pageSize: 1, filters: wireFilters(wanted) }));
  return (
    <FilterSection title={t('testerUsers.filter.matches')}>
      <div role="status">
        <Text as="p">
          {data === undefined
            ? t('testerUsers.filter.counting')
            : t('testerUsers.filter.count', { count: data.totalElements })}
        </Text>
      </div>
    </FilterSection>
  );
}

/** The sections of the filter panel. */
export function TesterFilters({ draft: { values, set } }: { draft: Draft }) {
  const { t, label, labelled, word } = useTesterText();
  const day = (end: 'from' | 'to') => (
    <DatePicker
      label={t(`testerUsers.filter.created.${end}`)}
      value={values.created[end]}
      onChange={(value) => set('created', { ...values.created, [end]: value })}
      clearLabel={t(`testerUsers.filter.created.clear.${end}`)}
      incompleteMessage={t('testerUsers.dateIncomplete')}
    />
  );
  const anyLabel = t('word.any');
  const answers = ANSWERS.map((id) => ({ id, label: t(`word.${id}`) }));
  return (
    <>
      <Matches values={values} />
      <ChoiceFilter
        label={t('word.status')}
        anyLabel={anyLabel}
        items={TESTER_STATES.map((id) => ({ id, label: label(`testerState.${id}`) }))}
        selectedId={values.state}
        onChange={(value) => set('state', value)}
      />
      <Many
        title={t('testerUsers.field.categories')}
        values={CATEGORIES}
        say={(id) => word('testerCategory', id)}
        chosen={values.categories}
        onChange={(chosen) => set('categories', chosen)}
      />
      <Few
        title={t('word.countries')}
        values={COUNTRIES}
        say={(id) => labelled('country', id)}
        chosen={values.countries}
        onChange={(chosen) => set('countries', chosen)}
      />
      <Many
        title={t('testerUsers.field.federalState')}
        values={STATES}
        say={(id) => labelled('federalState', id)}
        chosen={values.federalStates}
        onChange={(chosen) => set('federalStates', chosen)}
      />
      <Many
        title={t('testerUsers.field.maritalStatus')}
        values={RELATIONSHIP_STATUSES}
        say={(id) => word('relationshipStatus', id)}
        chosen={values.maritalStatus}
        onChange={(chosen) => set('maritalStatus', chosen)}
      />
      <Many
        title={t('testerUsers.field.profession')}
        values={PROFESSIONS}
        say={(id) => word('profession', id)}
        chosen={values.profession}
        onChange={(chosen) => set('profession', chosen)}
      />
      <Many
        title={t('testerUsers.field.training')}
        values={TRAININGS}
        say={(id) => word('training', id)}
        chosen={values.training}
        onChange={(chosen) => set('training', chosen)}
      />
      <Many
        title={t('testerUsers.field.children')}
        values={CHILDREN}
        say={String}
        chosen={values.children}
        onChange={(chosen) => set('children', chosen)}
      />
      <Few
        title={t('testerUsers.field.gender')}
        values={TARGET_GROUPS}
        say={(id) => labelled('gender', id)}
        chosen={values.gender}
        onChange={(chosen) => set('gender', chosen)}
      />
      <Many
        title={t('testerUsers.field.platforms')}
        values={PLATFORMS}
        say={String}
        chosen={values.platforms}
        onChange={(chosen) => set('platforms', chosen)}
      />
      <ChoiceFilter
        label={t('testerUsers.field.ugcCampaign')}
        anyLabel={anyLabel}
        items={answers}
        selectedId={values.ugcCampaign}
        onChange={(value) => set('ugcCampaign', value)}
      />
      <ChoiceFilter
        label={t('testerUsers.field.regionalTests')}
        anyLabel={anyLabel}
        items={answers}
        selectedId={values.regionalTests}
        onChange={(value) => set('regionalTests', value)}
      />
      <Points value={values.points} onChange={(value) => set('points', value)} />
      <FilterSection title={t('testerUsers.field.createdAt')}>
        <Stack space={4}>
          {day('from')}
          {day('to')}
        </Stack>
      </FilterSection>
    </>
  );
}

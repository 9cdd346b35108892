import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { projectQueries } from '@resonanz/api-client/projects';
import { useApi } from '@resonanz/api-client/react';
import { useDelayedValue } from '@resonanz/app-frame/useDelayedValue';
import { COUNTRIES, FEDERAL_STATES } from '@resonanz/domain/lookups';
import { BoundCheck, BoundComboBox, BoundMulti, BoundNumber } from '@resonanz/records/boundFields';
import { Columns } from '@resonanz/ui/Columns';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Stack } from '@resonanz/ui/Stack';
import { useCategoryOptions } from '../useProjectOptions.ts';
import { useProjectText } from '../useProjectText.ts';
import { LIMITS, type ProjectDraft } from './projectForm.ts';

const GENDERS = ['female', 'male', 'divers'] as const;
const OF_AGE = 18;
const MAX_CHILDREN = 15;

/** How many testers meet the conditions, counted while they are chosen. */
function MatchingTesters({ control }: { control: Control<ProjectDraft> }) {
  const { t, number } = useProjectText();
  const conditions = useDelayedValue(useWatch({ control, name: 'conditions' }), 250);
  const { data } = useQuery(projectQueries(useApi()).testerCount(conditions));
  if (data === undefined) return null;
  return (
    <InlineAlert tone={data.matching === 0 ? 'warning' : 'info'} role="status">
      {t('projects.form.matching', { matching: number(data.matching), total: number(data.total) })}
    </InlineAlert>
  );
}

/** What testers have to bring along. */
export function ConditionFields({ control }: { control: Control<ProjectDraft> }) {
  const { t, label, state } = useProjectText();
  const categories = useCategoryOptions();
  const [countries, chosen] = useWatch({ control, name: ['conditions.countries', 'conditions.federalStates'] });
  // What was chosen stays listed under its name when its country is taken out.
  const states = COUNTRIES.flatMap((country) =>
    FEDERAL_STATES[country]
      .filter((id) => countries.length === 0 || countries.includes(country) || chosen.includes(id))
      .map((id) => ({ id: id as string, label: state(id) })),
  );
  return (
    <Stack space={6}>
      <Columns>
        <BoundComboBox
          control={control}
          name="conditions.category"
          label={t('word.category')}
          items={categories}
          order="given"
        />
        <BoundMulti
          control={control}
          name="conditions.genders"
          label={t('projects.field.genders')}
          items={GENDERS.map((id) => ({ id, label: t(`projects.gender.${id}`) }))}
        />
        <BoundNumber
          control={control}
          name="conditions.ageFrom"
          label={t('projects.field.ageFrom')}
          minValue={OF_AGE}
          maxValue={LIMITS.age}
        />
        <BoundNumber
          control={control}
          name="conditions.ageTo"
          label={t('projects.field.ageTo')}
          minValue={OF_AGE}
          maxValue={LIMITS.age}
        />
        <BoundMulti
          control={control}
          name="conditions.countries"
          label={t('word.countries')}
          items={COUNTRIES.map((id) => ({ id, label: label(`country.${id}`) }))}
        />
        <BoundMulti
          control={control}
          name="conditions.federalStates"
          label={t('projects.field.federalStates')}
          items={states}
        />
        <BoundNumber
          control={control}
          name="conditions.minChildren"
          label={t('projects.field.minChildren')}
          minValue={0}
          maxValue={MAX_CHILDREN}
        />
        <BoundNumber
          control={control}
          name="conditions.childAgeFrom"
          label={t('projects.field.childAgeFrom')}
          minValue={0}
          maxValue={LIMITS.childAge}
        />
        <BoundNumber
          control={control}
          name="conditions.childAgeTo"
          label={t('projects.field.childAgeTo')}
          minValue={0}
          maxValue={LIMITS.childAge}
        />
      </Columns>
      <BoundCheck
        control={control}
        name="conditions.needsCategory"
        label={t('projects.field.needsCategory')}
        description={t('projects.form.needsCategoryHint')}
      />
      <MatchingTesters control={control} />
    </Stack>
  );
}

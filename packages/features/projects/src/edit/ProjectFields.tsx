import type { Control } from 'react-hook-form';
import {
  BoundArea,
  BoundCheck,
  BoundComboBox,
  BoundDate,
  BoundNumber,
  BoundSelect,
  BoundText,
} from '@resonanz/records/boundFields';
import { Columns } from '@resonanz/ui/Columns';
import { Stack } from '@resonanz/ui/Stack';
import { TYPES } from '../list/projectList.ts';
import { useProjectOptions } from '../useProjectOptions.ts';
import { useProjectText } from '../useProjectText.ts';
import { DAYS, LIMITS, type ProjectDraft } from './projectForm.ts';

interface FieldsProps {
  control: Control<ProjectDraft>;
}

/** Names of what a test belongs to, as it was read: listed where they could not be chosen any more. */
export interface KnownNames {
  readonly brand: string;
  readonly owner: string;
}

/** What is tested, for which brand, and who looks after it. */
export function BasicFields({ control, names }: FieldsProps & { names: KnownNames }) {
  const { t, label } = useProjectText();
  const { brands, owners } = useProjectOptions();
  return (
    <Stack space={6}>
      <Columns>
        <BoundText control={control} name="titleDe" label={t('projects.field.titleDe')} isRequired />
        <BoundText control={control} name="titleEn" label={t('projects.field.titleEn')} />
        <BoundComboBox
          control={control}
          name="brandId"
          label={t('word.brand')}
          items={brands}
          selectedLabel={names.brand}
          isRequired
        />
        <BoundComboBox
          control={control}
          name="ownerUserId"
          label={t('word.owner')}
          items={owners}
          selectedLabel={names.owner}
        />
        <BoundSelect
          control={control}
          name="type"
          label={t('word.type')}
          items={TYPES.map((id) => ({ id, label: label(`projectType.${id}`) }))}
        />
        <BoundNumber
          control={control}
          name="places"
          label={t('projects.field.places')}
          minValue={1}
          maxValue={LIMITS.places}
          isRequired
        />
      </Columns>
      <BoundArea
        control={control}
        name="descriptionDe"
        label={t('projects.field.descriptionDe')}
        limit={LIMITS.description}
        rows={5}
      />
      <BoundArea
        control={control}
        name="descriptionEn"
        label={t('projects.field.descriptionEn')}
        limit={LIMITS.description}
        rows={5}
      />
      <Columns>
        <BoundArea
          control={control}
          name="productDe"
          label={t('projects.field.productDe')}
          limit={LIMITS.product}
          rows={2}
        />
        <BoundArea
          control={control}
          name="productEn"
          label={t('projects.field.productEn')}
          limit={LIMITS.product}
          rows={2}
        />
      </Columns>
    </Stack>
  );
}

/** When testers apply, are chosen, receive the product and test it. */
export function ScheduleFields({ control }: FieldsProps) {
  const { t } = useProjectText();
  return (
    <Stack space={6}>
      <Columns>
        {DAYS.map((day) => (
          <BoundDate key={day} control={control} name={day} label={t(`projects.field.${day}`)} />
        ))}
      </Columns>
      <BoundCheck
        control={control}
        name="asksVideo"
        label={t('projects.field.asksVideo')}
        description={t('projects.form.asksVideoHint')}
      />
    </Stack>
  );
}

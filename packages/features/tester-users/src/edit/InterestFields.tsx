import { NOURISHMENTS, PETS, PROFESSIONS, RELATIONSHIP_STATUSES, TRAININGS } from '@resonanz/domain/people';
import { PLATFORMS } from '@resonanz/domain/platforms';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { CheckboxGroup } from '@resonanz/ui/CheckboxGroup';
import { MultiSelect } from '@resonanz/ui/MultiSelect';
import { NumberField } from '@resonanz/ui/NumberField';
import { Stack } from '@resonanz/ui/Stack';
import { TextArea } from '@resonanz/ui/TextArea';
import { CATEGORIES } from '../list/testerList.ts';
import { useTesterText } from '../useTesterText.ts';
import { Choice, type FieldsProps } from './PersonFields.tsx';

const LONGEST_NOTES = 5000;

/** Household, interests and notes. */
export function InterestFields({ draft, change }: FieldsProps) {
  const { t, word } = useTesterText();
  const categories = t('testerUsers.field.categories');
  return (
    <>
      <NumberField
        label={t('testerUsers.field.householdSize')}
        name="householdSize"
        minValue={1}
        maxValue={20}
        value={draft.householdSize}
        onChange={(householdSize) => change({ householdSize })}
      />
      <NumberField
        label={t('testerUsers.field.children')}
        name="children"
        minValue={0}
        maxValue={15}
        value={draft.children}
        onChange={(children) => change({ children })}
      />
      <Choice
        label={t('testerUsers.field.maritalStatus')}
        name="maritalStatus"
        values={RELATIONSHIP_STATUSES}
        say={(id) => word('relationshipStatus', id)}
        value={draft.maritalStatus}
        onChange={(maritalStatus) => change({ maritalStatus })}
      />
      <Choice
        label={t('testerUsers.field.profession')}
        name="profession"
        values={PROFESSIONS}
        say={(id) => word('profession', id)}
        value={draft.profession}
        onChange={(profession) => change({ profession })}
      />
      <Choice
        label={t('testerUsers.field.training')}
        name="training"
        values={TRAININGS}
        say={(id) => word('training', id)}
        value={draft.training}
        onChange={(training) => change({ training })}
      />
      <Choice
        label={t('testerUsers.field.nourishment')}
        name="nourishment"
        values={NOURISHMENTS}
        say={(id) => word('nourishment', id)}
        value={draft.nourishment}
        onChange={(nourishment) => change({ nourishment })}
      />
      <CheckboxGroup
        label={t('testerUsers.field.pets')}
        name="pets"
        direction="row"
        value={draft.pets}
        onChange={(chosen) => {
          // None stands alone.
          const choosesNone = chosen.includes('none') && !draft.pets.includes('none');
          change({ pets: PETS.filter((pet) => chosen.includes(pet) && (pet === 'none') === choosesNone) });
        }}
      >
        {PETS.map((pet) => (
          <Checkbox key={pet} value={pet}>
            {word('pet', pet)}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <MultiSelect
        label={categories}
        name="categories"
        order="given"
        items={CATEGORIES.map((id) => ({ id, label: word('testerCategory', id) }))}
        selectedIds={draft.categories}
        onSelectionChange={(chosen) => change({ categories: chosen })}
        openLabel={t('testerUsers.filter.open', { label: categories })}
        emptyMessage={t('testerUsers.filter.nothing')}
        removeLabel={(label) => t('testerUsers.filter.remove', { label })}
      />
      <CheckboxGroup
        label={t('testerUsers.field.platforms')}
        name="platforms"
        direction="row"
        value={draft.platforms}
        onChange={(chosen) => change({ platforms: PLATFORMS.filter((platform) => chosen.includes(platform)) })}
      >
        {PLATFORMS.map((platform) => (
          <Checkbox key={platform} value={platform}>
            {platform}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Stack space={4}>
        <Checkbox isSelected={draft.ugcCampaign} onChange={(ugcCampaign) => change({ ugcCampaign })}>
          {t('testerUsers.takesUgc')}
        </Checkbox>
        <Checkbox isSelected={draft.regionalTests} onChange={(regionalTests) => change({ regionalTests })}>
          {t('testerUsers.takesRegional')}
        </Checkbox>
      </Stack>
      <TextArea
        label={t('testerUsers.field.notes')}
        description={t('testerUsers.notesHint')}
        name="notes"
        value={draft.notes}
        onChange={(notes) => change({ notes })}
        characterLimit={LONGEST_NOTES}
        countLabel={(count, limit) => t('testerUsers.characters', { count, limit })}
      />
    </>
  );
}

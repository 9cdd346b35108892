import { berlinDay } from '@resonanz/domain/berlinDay';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { NOURISHMENTS, PETS, PROFESSIONS, RELATIONSHIP_STATUSES, TRAININGS } from '@resonanz/domain/people';
import { useMessages } from '@resonanz/i18n/react';
import { FormSection } from '@resonanz/records/FormParts';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { CheckboxGroup } from '@resonanz/ui/CheckboxGroup';
import { Columns } from '@resonanz/ui/Columns';
import { NumberField } from '@resonanz/ui/NumberField';
import { Select } from '@resonanz/ui/Select';
import { messages } from '../messages.ts';
import type { PartProps } from './fieldProps.ts';
import { petsAfter, placesFor } from './profileDraft.ts';

const OLDEST_CHILD = 25;
const MAX_CHILDREN = 15;
const MAX_HOUSEHOLD = 20;

/** Who lives there, and how. */
export function HouseholdPart({ draft, change, errorAt }: PartProps) {
  const t = useMessages(messages);
  const word = useMessages(lookupLabels);
  const placeholder = t('word.pleaseChoose');
  const year = Number(berlinDay(new Date()).slice(0, 4));
  const years = Array.from({ length: OLDEST_CHILD + 1 }, (_, index) => ({
    id: year - index,
    label: String(year - index),
  }));
  return (
    <>
      <FormSection title={t('testerAccount.profile.household')} lead={t('testerAccount.profile.householdText')}>
        <Columns>
          <NumberField
            name="householdSize"
            label={t('testerAccount.profile.householdSize')}
            minValue={1}
            maxValue={MAX_HOUSEHOLD}
            value={draft.householdSize ?? null}
            onChange={(householdSize) => change({ householdSize })}
          />
          <NumberField
            name="children"
            label={t('testerAccount.profile.children')}
            minValue={0}
            maxValue={MAX_CHILDREN}
            value={draft.children ?? null}
            errorMessage={errorAt('birthYears')}
            onChange={(typed) => {
              const children = typed === null ? null : Math.min(typed, MAX_CHILDREN);
              change({ children, birthYears: placesFor(children, draft.birthYears) });
            }}
          />
          {draft.birthYears.map((chosen, index) => (
            <Select
              // oxlint-disable-next-line react/no-array-index-key -- children have no other name than their place
              key={index}
              label={t('testerAccount.profile.birthYear', { number: index + 1 })}
              placeholder={placeholder}
              items={years}
              isTabular
              selectedId={chosen}
              onSelectionChange={(id) =>
                change({ birthYears: draft.birthYears.map((one, place) => (place === index ? id : one)) })
              }
            />
          ))}
        </Columns>
        <CheckboxGroup
          name="pets"
          label={t('testerAccount.profile.pets')}
          direction="row"
          value={draft.pets ?? []}
          onChange={(chosen) => {
            const kept = petsAfter(draft.pets ?? [], chosen);
            change({ pets: PETS.filter((pet) => kept.includes(pet)) });
          }}
        >
          {PETS.map((pet) => (
            <Checkbox key={pet} value={pet}>
              {word(`pet.${pet}`)}
            </Checkbox>
          ))}
        </CheckboxGroup>
      </FormSection>
      <FormSection title={t('testerAccount.profile.life')}>
        <Columns>
          <Select
            name="nourishment"
            label={t('testerAccount.profile.nourishment')}
            placeholder={placeholder}
            items={NOURISHMENTS.map((id) => ({ id, label: word(`nourishment.${id}`) }))}
            selectedId={draft.nourishment ?? null}
            onSelectionChange={(nourishment) => change({ nourishment })}
          />
          <Select
            name="maritalStatus"
            label={t('testerAccount.profile.maritalStatus')}
            placeholder={placeholder}
            items={RELATIONSHIP_STATUSES.map((id) => ({ id, label: word(`relationshipStatus.${id}`) }))}
            selectedId={draft.maritalStatus ?? null}
            onSelectionChange={(maritalStatus) => change({ maritalStatus })}
          />
          <Select
            name="profession"
            label={t('testerAccount.profile.profession')}
            placeholder={placeholder}
            items={PROFESSIONS.map((id) => ({ id, label: word(`profession.${id}`) }))}
            selectedId={draft.profession ?? null}
            onSelectionChange={(profession) => change({ profession })}
          />
          <Select
            name="training"
            label={t('testerAccount.profile.training')}
            placeholder={placeholder}
            items={TRAININGS.map((id) => ({ id, label: word(`training.${id}`) }))}
            selectedId={draft.training ?? null}
            onSelectionChange={(training) => change({ training })}
          />
        </Columns>
      </FormSection>
    </>
  );
}

import type { Control } from 'react-hook-form';
import { labels } from '@resonanz/domain/labels';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { CATEGORY_IDS, CITIES, COUNTRIES } from '@resonanz/domain/lookups';
import {
  ALCOHOL,
  CHILD_COUNTS,
  NOURISHMENTS,
  PETS,
  RELATIONSHIP_STATUSES,
  SMARTPHONES,
  SPORTS,
  TARGET_GROUPS,
  TRANSPORT,
} from '@resonanz/domain/people';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import {
  BoundArea,
  BoundCheck,
  BoundDate,
  BoundMulti,
  BoundNumber,
  BoundSelect,
  BoundText,
} from '@resonanz/records/boundFields';
import { FormSection } from '@resonanz/records/FormParts';
import { Columns } from '@resonanz/ui/Columns';
import type { Option } from '@resonanz/ui/Select';
import { messages } from './messages.ts';
import type { PersonValues } from './personForm.ts';

const MAX_CHILDREN = CHILD_COUNTS.at(-1) ?? 15;

/** Props of {@link PersonSections}. */
export interface PersonSectionsProps {
  control: Control<PersonValues>;
  /** Whether the user may say which management the person belongs to. */
  mayMoveManagement: boolean;
}

/** What is known of a person: identity, way of life, place and business. */
export function PersonSections({ control, mayMoveManagement }: PersonSectionsProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const lookup = useMessages(lookupLabels);
  const choices = (list: string, values: readonly string[]) =>
    values.map((id) => ({ id, label: textOr(lookup, lookupLabels, `${list}.${id}`, id) }));
  const orNothing = (items: readonly Option<string>[]) => [{ id: '', label: t('influencerEdit.notStated') }, ...items];
  const field = (name: Exclude<keyof PersonValues, 'channelUrl'>) => t(`influencerEdit.field.${name}`);
  return (
    <>
      <FormSection title={t('word.person')}>
        <Columns>
          <BoundText control={control} name="firstName" label={field('firstName')} />
          <BoundText control={control} name="surname" label={field('surname')} />
          <BoundText control={control} name="email" label={field('email')} type="email" />
          <BoundText control={control} name="mobile" label={field('mobile')} type="tel" />
          <BoundDate control={control} name="dob" label={field('dob')} />
          <BoundSelect
            control={control}
            name="gender"
            label={field('gender')}
            items={orNothing(TARGET_GROUPS.map((id) => ({ id, label: label(`gender.${id}`) })))}
          />
        </Columns>
      </FormSection>
      <FormSection title={t('influencerEdit.section.profile')}>
        <BoundMulti
          control={control}
          name="category"
          label={field('category')}
          items={CATEGORY_IDS.map((id) => ({ id, label: textOr(label, labels, `category.${id}`, String(id)) }))}
        />
        <Columns>
          <BoundSelect
            control={control}
            name="nourishment"
            label={field('nourishment')}
            items={orNothing(choices('nourishment', NOURISHMENTS))}
          />
          <BoundSelect
            control={control}
            name="relationshipStatus"
            label={field('relationshipStatus')}
            items={orNothing(choices('relationshipStatus', RELATIONSHIP_STATUSES))}
          />
          <BoundNumber
            control={control}
            name="numberOfChildren"
            label={field('numberOfChildren')}
            description={t('influencerEdit.childrenHint')}
            minValue={0}
            maxValue={MAX_CHILDREN}
          />
          <BoundSelect
            control={control}
            name="alcohol"
            label={field('alcohol')}
            items={orNothing(choices('alcohol', ALCOHOL))}
          />
          <BoundSelect
            control={control}
            name="smartphone"
            label={field('smartphone')}
            items={orNothing(choices('smartphone', SMARTPHONES))}
          />
          <BoundMulti control={control} name="pets" label={field('pets')} items={choices('pet', PETS)} />
          <BoundMulti control={control} name="athletic" label={field('athletic')} items={choices('sport', SPORTS)} />
          <BoundMulti
            control={control}
            name="mobility"
            label={field('mobility')}
            items={choices('transport', TRANSPORT)}
          />
        </Columns>
      </FormSection>
      <FormSection title={t('word.place')}>
        <Columns>
          <BoundSelect
            control={control}
            name="country"
            label={field('country')}
            items={orNothing(COUNTRIES.map((id) => ({ id, label: label(`country.${id}`) })))}
          />
          <BoundText
            control={control}
            name="cities"
            label={field('cities')}
            description={t('influencerEdit.cityHint', { cities: CITIES.DE.slice(0, 3).join(', ') })}
          />
        </Columns>
        <BoundArea control={control} name="address" label={field('address')} rows={2} />
      </FormSection>
      <FormSection title={t('influencerEdit.section.business')}>
        <Columns>
          <BoundText
            control={control}
            name="management"
            label={field('management')}
            isReadOnly={!mayMoveManagement}
            {...(!mayMoveManagement && { description: t('influencerEdit.managementFixed') })}
          />
          <BoundText control={control} name="taxId" label={field('taxId')} />
          <BoundText control={control} name="iban" label={field('iban')} />
          <BoundText control={control} name="accountRecipient" label={field('accountRecipient')} />
          <BoundDate control={control} name="consentOn" label={field('consentOn')} />
          <BoundText control={control} name="consentSource" label={field('consentSource')} />
          <BoundCheck control={control} name="buyOut" label={field('buyOut')} />
          <BoundCheck control={control} name="smallBusiness" label={field('smallBusiness')} />
        </Columns>
      </FormSection>
    </>
  );
}

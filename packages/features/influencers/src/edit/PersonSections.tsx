import { labels } from '@resonanz/domain/labels';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { CATEGORY_IDS, CITIES, COUNTRIES } from '@resonanz/domain/lookups';
import { ALCOHOL, CHILD_COUNTS, NOURISHMENTS, PETS, RELATIONSHIP_STATUSES, SMARTPHONES, SPORTS, TARGET_GROUPS, TRANSPORT } from '@resonanz/domain/people';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { Columns } from '@resonanz/ui/Columns';
import { NumberField } from '@resonanz/ui/NumberField';
import { type Control, Controller } from 'react-hook-form';
import { BoundCheck, BoundDate, BoundMulti, BoundSelect, BoundText } from './boundFields.tsx';
import { FormSection } from './FormSection.tsx';
import { messages } from './messages.ts';
import type { PersonValues } from './personForm.ts';

const MOST_CHILDREN = CHILD_COUNTS.at(-1) ?? 15;

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
  const choices = (list: string, values: readonly string[]) => values.map((id) => ({ id, label: textOr(lookup, lookupLabels, `${list}.${id}`, id) }));
  const field = (name: Exclude<keyof PersonValues, 'channelUrl'>) => t(`influencerEdit.field.${name}`);
  return (
    <>
      <FormSection title={t('influencerEdit.section.person')}>
        <Columns>
          <BoundText control={control} name="firstName" label={field('firstName')} autoComplete="off" />
          <BoundText control={control} name="surname" label={field('surname')} autoComplete="off" />
          <BoundText control={control} name="email" label={field('email')} kind="email" autoComplete="off" />
          <BoundText control={control} name="mobile" label={field('mobile')} kind="tel" autoComplete="off" />
          <BoundDate control={control} name="dob" label={field('dob')} />
          <BoundSelect control={control} name="gender" label={field('gender')} items={TARGET_GROUPS.map((id) => ({ id, label: label(`gender.${id}`) }))} />
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
          <BoundSelect control={control} name="nourishment" label={field('nourishment')} items={choices('nourishment', NOURISHMENTS)} />
          <BoundSelect control={control} name="relationshipStatus" label={field('relationshipStatus')} items={choices('relationshipStatus', RELATIONSHIP_STATUSES)} />
          <Controller
            control={control}
            name="numberOfChildren"
            render={({ field: { onChange, onBlur, value } }) => (
              <NumberField
                label={field('numberOfChildren')}
                name="numberOfChildren"
                description={t('influencerEdit.childrenHint')}
                value={value}
                onChange={onChange}
                onBlur={onBlur}
                minValue={0}
                maxValue={MOST_CHILDREN}
              />
            )}
          />
          <BoundSelect control={control} name="alcohol" label={field('alcohol')} items={choices('alcohol', ALCOHOL)} />
          <BoundSelect control={control} name="smartphone" label={field('smartphone')} items={choices('smartphone', SMARTPHONES)} />
          <BoundMulti control={control} name="pets" label={field('pets')} items={choices('pet', PETS)} />
          <BoundMulti control={control} name="athletic" label={field('athletic')} items={choices('sport', SPORTS)} />
          <BoundMulti control={control} name="mobility" label={field('mobility')} items={choices('transport', TRANSPORT)} />
        </Columns>
      </FormSection>
      <FormSection title={t('influencerEdit.section.place')}>
        <Columns>
          <BoundSelect control={control} name="country" label={field('country')} items={COUNTRIES.map((id) => ({ id, label: label(`country.${id}`) }))} />
          <BoundText control={control} name="cities" label={field('cities')} description={t('influencerEdit.cityHint', { cities: CITIES.DE.slice(0, 3).join(', ') })} />
        </Columns>
        <BoundText control={control} name="address" label={field('address')} kind="area" />
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
          <BoundCheck control={control} name="buyOut">
            {field('buyOut')}
          </BoundCheck>
          <BoundCheck control={control} name="smallBusiness">
            {field('smallBusiness')}
          </BoundCheck>
        </Columns>
      </FormSection>
    </>
  );
}

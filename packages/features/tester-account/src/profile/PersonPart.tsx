import type { TesterProfile } from '@resonanz/api-client/testerAccount';
import { labels } from '@resonanz/domain/labels';
import { COUNTRIES, FEDERAL_STATES } from '@resonanz/domain/lookups';
import { formatDate } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { FormSection } from '@resonanz/records/FormParts';
import { Columns } from '@resonanz/ui/Columns';
import { Select } from '@resonanz/ui/Select';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import type { PartProps } from './fieldProps.ts';

const GENDERS = ['female', 'male', 'divers'] as const;

/** Who the tester is, and where products are shipped to. */
export function PersonPart({ profile, draft, change, errorAt }: PartProps & { profile: TesterProfile }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  const text = (name: 'firstName' | 'lastName' | 'phone' | 'street' | 'zip' | 'city') => ({
    name,
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    errorMessage: errorAt(name),
  });
  const placeholder = t('word.pleaseChoose');
  return (
    <>
      <FormSection title={t('testerAccount.profile.person')} lead={t('testerAccount.profile.personText')}>
        <Columns>
          <TextField
            {...text('firstName')}
            label={t('testerAccount.profile.firstName')}
            isRequired
            autoComplete="given-name"
          />
          <TextField
            {...text('lastName')}
            label={t('testerAccount.profile.lastName')}
            isRequired
            autoComplete="family-name"
          />
          <TextField label={t('word.emailAddress')} value={profile.email} isReadOnly />
          <TextField
            label={t('testerAccount.profile.dob')}
            value={profile.dob ? formatDate(profile.dob, language) : '–'}
            isReadOnly
          />
          <TextField {...text('phone')} label={t('word.phone')} type="tel" autoComplete="tel" />
          <Select
            name="gender"
            label={t('testerAccount.profile.gender')}
            placeholder={placeholder}
            items={GENDERS.map((id) => ({ id, label: label(`gender.${id}`) }))}
            selectedId={draft.gender ?? null}
            onSelectionChange={(gender) => change({ gender })}
          />
        </Columns>
      </FormSection>
      <FormSection title={t('testerAccount.profile.address')} lead={t('testerAccount.profile.addressText')}>
        <TextField {...text('street')} label={t('testerAccount.profile.street')} autoComplete="street-address" />
        <Columns>
          <TextField
            {...text('zip')}
            label={t('testerAccount.profile.zip')}
            inputMode="numeric"
            autoComplete="postal-code"
          />
          <TextField {...text('city')} label={t('testerAccount.profile.city')} autoComplete="address-level2" />
          <Select
            name="country"
            label={t('word.country')}
            placeholder={placeholder}
            items={COUNTRIES.map((id) => ({ id, label: label(`country.${id}`) }))}
            selectedId={draft.country ?? null}
            onSelectionChange={(country) => change({ country, federalState: null })}
          />
          <Select
            name="federalState"
            label={t('testerAccount.profile.federalState')}
            placeholder={placeholder}
            isDisabled={!draft.country}
            items={(draft.country ? FEDERAL_STATES[draft.country] : []).map((id) => ({
              id: id as string,
              label: label(`federalState.${id}`),
            }))}
            selectedId={draft.federalState ?? null}
            onSelectionChange={(federalState) => change({ federalState })}
          />
        </Columns>
      </FormSection>
    </>
  );
}

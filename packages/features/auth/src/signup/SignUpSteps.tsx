import { EnvelopeSimpleIcon } from '@phosphor-icons/react';
import { PasswordRules } from '@resonanz/app-frame/PasswordRules';
import { BRAND_CATEGORIES } from '@resonanz/domain/categories';
import { labels } from '@resonanz/domain/labels';
import { lookupLabels } from '@resonanz/domain/lookupLabels';
import { COUNTRIES } from '@resonanz/domain/lookups';
import { brandPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Columns } from '@resonanz/ui/Columns';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { PasswordField } from '@resonanz/ui/PasswordField';
import { Select } from '@resonanz/ui/Select';
import { Stack } from '@resonanz/ui/Stack';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../messages.ts';
import type { SignUpDraft, TextName } from './signUpDraft.ts';

/** What every step gets: the values, how to change them, and what is wrong with them. */
export interface StepProps {
  draft: SignUpDraft;
  onChange: (values: Partial<SignUpDraft>) => void;
  /** What is wrong with a field, in words. */
  errorOf: (name: keyof SignUpDraft) => string | undefined;
  /** Company and e-mail come from an invitation and stay as they are. */
  isInvited: boolean;
}

function useTextField({ draft, onChange, errorOf }: StepProps) {
  const t = useMessages(messages);
  return (name: TextName) => {
    const errorMessage = errorOf(name);
    return {
      name,
      label: t(`auth.signUp.${name}`),
      value: draft[name],
      onChange: (value: string) => onChange({ [name]: value }),
      ...(errorMessage !== undefined && { errorMessage }),
    };
  };
}

const NO_INDUSTRY = 'none';

/** Step 1: the company. */
export function CompanyStep(props: StepProps) {
  const { draft, onChange, isInvited } = props;
  const t = useMessages(messages);
  const label = useMessages(labels);
  const lookup = useMessages(lookupLabels);
  const field = useTextField(props);
  const countries = COUNTRIES.map((id) => ({ id, label: label(`country.${id}`) }));
  const industries = BRAND_CATEGORIES.map(({ id }) => ({
    id: lookup(`brandCategory.${id}`),
    label: lookup(`brandCategory.${id}`),
  }));
  return (
    <>
      <TextField
        {...field('companyName')}
        isRequired
        autoComplete="organization"
        {...(isInvited && { isReadOnly: true, description: t('auth.signUp.locked') })}
      />
      {!isInvited && (
        <Columns>
          <TextField {...field('streetAndHouse')} autoComplete="street-address" />
          <TextField {...field('cityAndZip')} autoComplete="address-level2" />
        </Columns>
      )}
      <Columns>
        <Select
          label={t('auth.signUp.country')}
          name="country"
          isRequired
          items={countries}
          selectedId={draft.country}
          onSelectionChange={(country) => onChange({ country })}
        />
        {!isInvited && <TextField {...field('vatId')} autoComplete="off" description={t('auth.signUp.vatIdHint')} />}
      </Columns>
      <Columns>
        {!isInvited && (
          <Select
            label={t('auth.signUp.industry')}
            name="industry"
            items={[{ id: NO_INDUSTRY, label: t('auth.signUp.noIndustry') }, ...industries]}
            selectedId={draft.industry === '' ? NO_INDUSTRY : draft.industry}
            onSelectionChange={(industry) => onChange({ industry: industry === NO_INDUSTRY ? '' : industry })}
          />
        )}
        <TextField {...field('website')} type="url" autoComplete="url" />
      </Columns>
    </>
  );
}

/** Step 2: the person, and how it logs in. */
export function PersonStep(props: StepProps) {
  const { draft, isInvited } = props;
  const t = useMessages(messages);
  const field = useTextField(props);
  const words = {
    revealLabel: t('auth.reveal'),
    hideLabel: t('auth.hide'),
    autoComplete: 'new-password',
    isRequired: true,
  } as const;
  return (
    <>
      <Columns>
        <TextField {...field('contactPerson')} isRequired autoComplete="name" />
        <TextField {...field('phone')} type="tel" autoComplete="tel" />
      </Columns>
      <TextField
        {...field('email')}
        type="email"
        isRequired
        autoComplete="username"
        iconStart={EnvelopeSimpleIcon}
        description={t(isInvited ? 'auth.signUp.locked' : 'auth.signUp.emailHint')}
        {...(isInvited && { isReadOnly: true })}
      />
      <Columns>
        <PasswordField {...words} {...field('password')} />
        <PasswordField {...words} {...field('confirmPassword')} />
      </Columns>
      <PasswordRules password={draft.password} />
    </>
  );
}

/** Step 3: what is agreed to. */
export function TermsStep({ draft, onChange, errorOf }: StepProps) {
  const t = useMessages(messages);
  const errorMessage = errorOf('termsAccepted');
  return (
    <Stack space={6}>
      <Stack space={3}>
        <Checkbox
          name="termsAccepted"
          isRequired
          isSelected={draft.termsAccepted}
          onChange={(termsAccepted) => onChange({ termsAccepted })}
          {...(errorMessage !== undefined && { errorMessage })}
        >
          {t('auth.signUp.terms')}
        </Checkbox>
        <Inline space={6}>
          <Link href={brandPaths.terms()} target="_blank">
            {t('auth.signUp.readTerms')}
          </Link>
          <Link href={brandPaths.privacyPolicy()} target="_blank">
            {t('auth.signUp.readPrivacy')}
          </Link>
        </Inline>
      </Stack>
      <Checkbox
        name="wantsTips"
        isSelected={draft.wantsTips}
        onChange={(wantsTips) => onChange({ wantsTips })}
        description={t('auth.signUp.tipsHint')}
      >
        {t('auth.signUp.tips')}
      </Checkbox>
    </Stack>
  );
}

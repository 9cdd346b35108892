import { EnvelopeSimpleIcon } from '@phosphor-icons/react';
import { type ReactNode, useState } from 'react';
import { formErrors } from '@resonanz/api-client/errors';
import { PasswordRules } from '@resonanz/app-frame/PasswordRules';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { labels } from '@resonanz/domain/labels';
import { COUNTRIES, FEDERAL_STATES, type FederalState } from '@resonanz/domain/lookups';
import { testerPaths, brandPaths } from '@resonanz/domain/paths';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Columns } from '@resonanz/ui/Columns';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { Form } from '@resonanz/ui/Form';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { PasswordField } from '@resonanz/ui/PasswordField';
import { Select } from '@resonanz/ui/Select';
import { Stack } from '@resonanz/ui/Stack';
import { TextField } from '@resonanz/ui/TextField';
import { messages as ruleMessages } from '@resonanz/validators/messages';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '@resonanz/validators/password';
import { messages } from '../messages.ts';
import { useFailureText } from '../useFailureText.ts';
import {
  EMPTY_REGISTRATION,
  registrationErrors,
  type RegistrationDraft,
  type RegistrationField,
} from './registrationDraft.ts';

interface RegisterFormProps {
  /** Sends the registration; throws when it is rejected. */
  onSend: (draft: RegistrationDraft) => Promise<void>;
  /** Stands before the button that sends the form. */
  children?: ReactNode;
}

const FIELDS = Object.keys(EMPTY_REGISTRATION) as RegistrationField[];
const GENDERS = ['female', 'male', 'divers'] as const;
const LIMITS = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };
const NO_STATE = 'none';

/** The form of a registration: person, log-in, home, consent. */
export function RegisterForm({ onSend, children }: RegisterFormProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const issueText = useMessages(ruleMessages);
  const failureText = useFailureText();
  const [draft, setDraft] = useState<RegistrationDraft>(EMPTY_REGISTRATION);
  const [isChecked, setChecked] = useState(false);
  const [error, setError] = useState<unknown>();
  const textOf = (code: string) =>
    code === 'underAge' || code === 'termsRequired'
      ? t(`auth.register.${code}`)
      : textOr((key) => issueText(key, LIMITS), ruleMessages, code, t('auth.notTaken'));
  const found = registrationErrors(draft, berlinDay(new Date()));
  const rejected = formErrors(error, FIELDS, textOf).fields;
  const change = (values: Partial<RegistrationDraft>) => setDraft((before) => ({ ...before, ...values }));
  const wrong = (name: RegistrationField) => {
    const code = isChecked ? found[name] : undefined;
    return code === undefined ? {} : { errorMessage: textOf(code) };
  };
  const text = (name: 'firstName' | 'lastName' | 'email' | 'password' | 'confirmPassword') => ({
    name,
    isRequired: true,
    label: t(`auth.register.${name}`),
    value: draft[name],
    onChange: (value: string) => change({ [name]: value }),
    ...wrong(name),
  });
  const words = { revealLabel: t('auth.reveal'), hideLabel: t('auth.hide'), autoComplete: 'new-password' } as const;

  async function send() {
    setChecked(true);
    setError(undefined);
    if (Object.keys(found).length > 0) return;
    try {
      await onSend(draft);
    } catch (thrown) {
      setError(thrown);
    }
  }

  return (
    <Form onSubmit={send} validationErrors={rejected} aria-label={t('auth.register.title')}>
      {({ isPending }) => (
        <>
          {error !== undefined && Object.keys(rejected).length === 0 && (
            <InlineAlert tone="error" role="alert" title={t('auth.signUp.failed')}>
              {failureText(error)}
            </InlineAlert>
          )}
          <Columns>
            <TextField {...text('firstName')} autoComplete="given-name" />
            <TextField {...text('lastName')} autoComplete="family-name" />
          </Columns>
          <TextField
            {...text('email')}
            type="email"
            autoComplete="username"
            iconStart={EnvelopeSimpleIcon}
            description={t('auth.signUp.emailHint')}
          />
          <Columns>
            <PasswordField {...words} {...text('password')} />
            <PasswordField {...words} {...text('confirmPassword')} />
          </Columns>
          <PasswordRules password={draft.password} />
          <Columns>
            <DatePicker
              name="dob"
              label={t('auth.register.dob')}
              description={t('auth.register.dobHint')}
              isRequired
              value={draft.dob}
              onChange={(dob) => change({ dob })}
              incompleteMessage={t('auth.register.dobIncomplete')}
              {...wrong('dob')}
            />
            <Select
              name="gender"
              label={t('auth.register.gender')}
              isRequired
              placeholder={t('auth.register.choose')}
              items={GENDERS.map((id) => ({ id, label: label(`gender.${id}`) }))}
              selectedId={draft.gender}
              onSelectionChange={(gender) => change({ gender })}
              {...wrong('gender')}
            />
          </Columns>
          <Columns>
            <Select
              name="country"
              label={t('auth.signUp.country')}
              isRequired
              items={COUNTRIES.map((id) => ({ id, label: label(`country.${id}`) }))}
              selectedId={draft.country}
              onSelectionChange={(country) => change({ country, federalState: null })}
            />
            <Select<FederalState | typeof NO_STATE>
              name="federalState"
              label={t(draft.country === 'CH' ? 'auth.register.canton' : 'auth.register.federalState')}
              items={[
                { id: NO_STATE, label: t('auth.signUp.noIndustry') },
                ...FEDERAL_STATES[draft.country].map((id) => ({ id, label: label(`federalState.${id}`) })),
              ]}
              selectedId={draft.federalState ?? NO_STATE}
              onSelectionChange={(state) => change({ federalState: state === NO_STATE ? null : state })}
            />
          </Columns>
          <Stack space={3}>
            <Checkbox
              name="isAgreed"
              isRequired
              isSelected={draft.isAgreed}
              onChange={(isAgreed) => change({ isAgreed })}
              {...wrong('isAgreed')}
            >
              {t('auth.register.terms')}
            </Checkbox>
            <Inline space={6}>
              <Link href={testerPaths.terms()} target="_blank">
                {t('auth.register.readTerms')}
              </Link>
              <Link href={brandPaths.publicPrivacyPolicy()} target="_blank">
                {t('auth.signUp.readPrivacy')}
              </Link>
            </Inline>
          </Stack>
          <Checkbox
            name="newsletter"
            isSelected={draft.newsletter}
            onChange={(newsletter) => change({ newsletter })}
            description={t('auth.register.newsletterHint')}
          >
            {t('auth.register.newsletter')}
          </Checkbox>
          <Checkbox
            name="measuring"
            isSelected={draft.measuring}
            onChange={(measuring) => change({ measuring })}
            description={t('auth.register.measuringHint')}
          >
            {t('auth.register.measuring')}
          </Checkbox>
          {children}
          <Button type="submit" variant="solid" isFullWidth isPending={isPending}>
            {t('auth.register.submit')}
          </Button>
        </>
      )}
    </Form>
  );
}

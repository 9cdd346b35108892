import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@resonanz/api-client/react';
import { sessionMutations } from '@resonanz/api-client/sessions';
import { PasswordRules } from '@resonanz/app-frame/PasswordRules';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { FormSection } from '@resonanz/records/FormParts';
import { useFormSend } from '@resonanz/records/useFormSend';
import { Box } from '@resonanz/ui/Box';
import { Button } from '@resonanz/ui/Button';
import { Form } from '@resonanz/ui/Form';
import { Inline } from '@resonanz/ui/Inline';
import { PasswordField } from '@resonanz/ui/PasswordField';
import { messages as ruleMessages } from '@resonanz/validators/messages';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, passwordPair } from '@resonanz/validators/password';
import { messages } from './messages.ts';
import { SaveFailure } from './SaveFailure.tsx';

const EMPTY = { currentPassword: '', password: '', confirmPassword: '' };
const FIELDS = ['currentPassword', 'password', 'confirmPassword'] as const;
const LIMITS = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };

/** Another password; every other log-in ends with it. */
export function PasswordForm({ username }: { username: string }) {
  const t = useMessages(messages);
  const issueText = useMessages(ruleMessages);
  const { notifySuccess } = useNotifier();
  const change = useMutation(sessionMutations(useApi(), useQueryClient()).changePassword());
  const [values, setValues] = useState(EMPTY);
  useUnsavedChanges(Object.values(values).some((value) => value !== ''));
  const { issues = [] } = passwordPair.validate(values);
  const issueAt = (name: 'password' | 'confirmPassword') => {
    const issue = issues.find(({ path }) => path?.[0] === name);
    return issue && issueText(issue.code, issue.params);
  };
  const { send, isPending, error, errorAt, fieldErrors, failure } = useFormSend(() => change.mutateAsync(values), {
    messages,
    otherwise: 'userProfile.error.other',
    fields: FIELDS,
    fieldErrorText: (key) =>
      key === 'wrongPassword'
        ? t('userProfile.password.wrong')
        : textOr((known) => issueText(known, LIMITS), ruleMessages, key, t('userProfile.rejected')),
    check: () => ({
      ...(values.currentPassword === '' && { currentPassword: t('userProfile.password.missing') }),
      password: issueAt('password'),
      confirmPassword: issueAt('confirmPassword'),
    }),
    onDone: () => {
      setValues(EMPTY);
      notifySuccess(t('userProfile.password.changed'));
    },
  });

  const field = (name: (typeof FIELDS)[number]) => ({
    name,
    label: t(`userProfile.password.${name}`),
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
    revealLabel: t('userProfile.password.reveal'),
    hideLabel: t('userProfile.password.hide'),
    isRequired: true,
    errorMessage: errorAt(name),
  });
  return (
    <Form onSubmit={() => send()} validationErrors={fieldErrors} aria-label={t('userProfile.password')}>
      {failure !== undefined && <SaveFailure error={error}>{failure}</SaveFailure>}
      <FormSection title={t('userProfile.password')} lead={t('userProfile.password.text')}>
        {/* Without it a password manager would not know whose password it keeps. */}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <Box maxWidth="form">
          <PasswordField {...field('currentPassword')} autoComplete="current-password" />
        </Box>
        <Box maxWidth="form">
          <PasswordField {...field('password')} autoComplete="new-password" />
        </Box>
        <PasswordRules password={values.password} />
        <Box maxWidth="form">
          <PasswordField {...field('confirmPassword')} autoComplete="new-password" />
        </Box>
        <Inline align="end">
          <Button type="submit" isPending={isPending}>
            {t('userProfile.password.change')}
          </Button>
        </Inline>
      </FormSection>
    </Form>
  );
}

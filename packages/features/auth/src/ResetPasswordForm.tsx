import { useState } from 'react';
import { resetPassword } from '@resonanz/api-client/auth';
import { isApiError } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { PasswordRules } from '@resonanz/app-frame/PasswordRules';
import type { Area } from '@resonanz/domain/roles';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Form } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { PasswordField } from '@resonanz/ui/PasswordField';
import { messages as ruleMessages } from '@resonanz/validators/messages';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, passwordPair } from '@resonanz/validators/password';
import { messages } from './messages.ts';
import { useFailureText } from './useFailureText.ts';
import { useFormErrors } from './useFormErrors.ts';

const FIELDS = {
  names: { password: 'password', confirmPassword: 'confirmPassword' },
  limits: { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH },
} as const;

interface ResetPasswordFormProps {
  area: Area;
  token: string;
  /** The account the password is for, for the password manager. */
  username: string;
  onDone: () => void;
  /** The link has expired or been used meanwhile. */
  onLinkInvalid: () => void;
}

/** A new password, typed twice. */
export function ResetPasswordForm({ area, token, username, onDone, onLinkInvalid }: ResetPasswordFormProps) {
  const t = useMessages(messages);
  const sentence = useMessages(ruleMessages);
  const failureText = useFailureText();
  const client = useApi();
  const [password, setPassword] = useState('');
  const [confirmPassword, setConfirmPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [error, setError] = useState<unknown>();
  const fieldErrors = useFormErrors(error, FIELDS);
  const passwords = { password, confirmPassword };
  const { issues } = passwordPair.validate(passwords);

  async function submit() {
    setChecked(true);
    setError(undefined);
    if (issues) return;
    try {
      await resetPassword(client, area, token, passwords);
    } catch (thrown) {
      if (isApiError(thrown, 'notFound')) onLinkInvalid();
      else setError(thrown);
      return;
    }
    onDone();
  }

  function shownError(field: keyof typeof passwords) {
    const issue = isChecked ? issues?.find(({ path }) => path[0] === field) : undefined;
    return issue && { errorMessage: sentence(issue.code, issue.params) };
  }

  const words = {
    revealLabel: t('auth.reveal'),
    hideLabel: t('auth.hide'),
    autoComplete: 'new-password',
    isRequired: true,
  } as const;
  return (
    <Form onSubmit={submit} validationErrors={fieldErrors} aria-label={t('auth.reset.title')}>
      {({ isPending }) => (
        <>
          {error !== undefined && !fieldErrors && (
            <InlineAlert tone="error" role="alert" title={t('auth.reset.failed')}>
              {failureText(error)}
            </InlineAlert>
          )}
          {/* Without it a password manager would not know whose password it keeps. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <PasswordField
            {...words}
            label={t('auth.reset.password')}
            name="password"
            value={password}
            onChange={setPassword}
            autoFocus
            {...shownError('password')}
          />
          <PasswordRules password={password} />
          <PasswordField
            {...words}
            label={t('auth.reset.repeat')}
            name="confirmPassword"
            value={confirmPassword}
            onChange={setConfirmPassword}
            {...shownError('confirmPassword')}
          />
          <Button type="submit" variant="solid" isFullWidth isPending={isPending}>
            {t('auth.reset.submit')}
          </Button>
        </>
      )}
    </Form>
  );
}

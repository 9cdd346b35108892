import { EnvelopeSimpleIcon } from '@phosphor-icons/react';
import { errorText } from '@resonanz/api-client/errorText';
import type { Area } from '@resonanz/domain/roles';
import { useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { Form } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { PasswordField } from '@resonanz/ui/PasswordField';
import { TextField } from '@resonanz/ui/TextField';
import { email as emailRule } from '@resonanz/validators/email';
import { useRef, useState } from 'react';
import { messages } from './messages.ts';

/** E-mail, password and what went wrong; the guard leads on once the user is logged in. */
export function LoginForm({ area }: { area: Area }) {
  const t = useMessages(messages);
  const { logIn } = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [error, setError] = useState<unknown>();
  const passwordInput = useRef<HTMLInputElement>(null);
  const emailIssues = emailRule['~standard'].validate(email.trim()).issues;
  const emailError =
    email.trim() === '' ? t('auth.emailRequired') : emailIssues === undefined ? undefined : t('auth.emailInvalid');
  const passwordError = password === '' ? t('auth.passwordRequired') : undefined;

  async function submit() {
    setChecked(true);
    setError(undefined);
    if (emailError !== undefined || passwordError !== undefined) return;
    try {
      await logIn(area, { username: email.trim(), password });
    } catch (thrown) {
      setError(thrown);
      passwordInput.current?.select();
      passwordInput.current?.focus();
    }
  }

  return (
    <Form onSubmit={submit} aria-label={t('auth.title')}>
      {({ isPending }) => (
        <>
          {error !== undefined && (
            <InlineAlert tone="error" role="alert" title={t('auth.failed')}>
              {errorText(error, t, messages, 'auth.error.other')}
            </InlineAlert>
          )}
          <TextField
            label={t('auth.email')}
            type="email"
            name="username"
            autoComplete="username"
            iconStart={EnvelopeSimpleIcon}
            value={email}
            onChange={setEmail}
            isRequired
            autoFocus
            {...(isChecked && emailError ? { errorMessage: emailError } : {})}
          />
          <PasswordField
            ref={passwordInput}
            label={t('auth.password')}
            name="password"
            revealLabel={t('auth.reveal')}
            hideLabel={t('auth.hide')}
            value={password}
            onChange={setPassword}
            isRequired
            {...(isChecked && passwordError ? { errorMessage: passwordError } : {})}
          />
          <Button type="submit" variant="solid" isFullWidth isPending={isPending}>
            {t('auth.submit')}
          </Button>
        </>
      )}
    </Form>
  );
}

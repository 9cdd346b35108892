import { useRef, useState } from 'react';
import type { Credentials } from '@resonanz/api-client/auth';
import { errorNames, isApiError } from '@resonanz/api-client/errors';
import type { Area } from '@resonanz/domain/roles';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { Form } from '@resonanz/ui/Form';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { PasswordField } from '@resonanz/ui/PasswordField';
import { AREA_PAGES } from './areaPages.ts';
import { emailError } from './emailError.ts';
import { EmailField } from './EmailField.tsx';
import { messages } from './messages.ts';
import { NeedsScript } from './NeedsScript.tsx';
import { useFailureText } from './useFailureText.ts';

/** What a log-in needs to know. */
export interface LoginFormProps {
  area: Area;
  /** Logs in; rejects on an error of the server. */
  logIn: (area: Area, credentials: Credentials) => Promise<void>;
  email: string;
  onEmailChange: (email: string) => void;
  /** Where the confirmation mail can be asked for once more. */
  resendHref?: string;
  /** The account is deactivated. */
  onDeactivated?: () => void;
}

/**
 * What stands in the way of an account although its password was right; nothing went wrong then, so the words and the
 * look say what is.
 */
const STATES = {
  emailNotVerified: 'warning',
  accountNotApproved: 'info',
  accountDeclined: 'error',
  accountDeactivated: 'warning',
  accountArchived: 'warning',
} as const;

type AccountState = keyof typeof STATES;

const stateOf = (error: unknown): AccountState | undefined =>
  (Object.keys(STATES) as AccountState[]).find((state) => errorNames(error).includes(state));

/** Why the agency has not approved an account, where it has said so. */
function declineReasonOf(error: unknown): string | undefined {
  const data = isApiError(error) ? error.data : null;
  const reason = typeof data === 'object' && data !== null && 'declineReason' in data ? data.declineReason : undefined;
  return typeof reason === 'string' && reason !== '' ? reason : undefined;
}

/** E-mail, password and what went wrong; the guard leads on once the user is logged in. */
export function LoginForm({ area, logIn, email, onEmailChange, resendHref, onDeactivated }: LoginFormProps) {
  const t = useMessages(messages);
  const failureText = useFailureText();
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [error, setError] = useState<unknown>();
  const passwordInput = useRef<HTMLInputElement>(null);
  const errorKey = emailError(email);
  const passwordError = password === '' ? t('auth.passwordRequired') : undefined;

  /** Resolves to the field to go on with: a password that was wrong, to be typed again. */
  async function submit(): Promise<HTMLInputElement | null> {
    setChecked(true);
    setError(undefined);
    if (errorKey !== undefined || passwordError !== undefined) return null;
    try {
      await logIn(area, { username: email.trim(), password });
    } catch (thrown) {
      if (onDeactivated && errorNames(thrown).includes('accountDeactivated')) {
        onDeactivated();
        return null;
      }
      setError(thrown);
      if (stateOf(thrown) !== undefined) return null;
      passwordInput.current?.select();
      return passwordInput.current;
    }
    return null;
  }

  const reason = declineReasonOf(error);
  const state = stateOf(error);
  const isUnverified = resendHref !== undefined && state === 'emailNotVerified';
  return (
    <Form onSubmit={submit} aria-label={t('auth.title')}>
      {({ isPending }) => (
        <>
          <NeedsScript>{t('auth.needsScript.login')}</NeedsScript>
          {error !== undefined && (
            <InlineAlert
              tone={state ? STATES[state] : 'error'}
              role="alert"
              title={t(state ? `auth.state.${state}` : 'auth.failed')}
              {...(isUnverified && { action: <Button href={resendHref}>{t('auth.resend.submit')}</Button> })}
            >
              {failureText(error)}
              {reason !== undefined && <p>{t('auth.declineReason', { reason })}</p>}
            </InlineAlert>
          )}
          <EmailField value={email} onChange={onEmailChange} errorKey={isChecked ? errorKey : undefined} />
          <PasswordField
            ref={passwordInput}
            label={t('auth.password')}
            name="password"
            revealLabel={t('auth.reveal')}
            hideLabel={t('auth.hide')}
            value={password}
            onChange={setPassword}
            isRequired
            {...(isChecked && passwordError && { errorMessage: passwordError })}
          />
          <div>
            <Link variant="standalone" href={AREA_PAGES[area].forgotPassword}>
              {t('auth.forgot.link')}
            </Link>
          </div>
          <Button type="submit" variant="solid" isFullWidth isPending={isPending}>
            {t('auth.submit')}
          </Button>
        </>
      )}
    </Form>
  );
}

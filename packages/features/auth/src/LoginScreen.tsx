import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { requestReactivation, resendVerification } from '@resonanz/api-client/auth';
import { useApi } from '@resonanz/api-client/react';
import { WaitingPage } from '@resonanz/app-frame/WaitingPage';
import type { Area } from '@resonanz/domain/roles';
import { useMessages } from '@resonanz/i18n/react';
import { chosenLanguage } from '@resonanz/session/language';
import { useSession, useSessionObject } from '@resonanz/session/react';
import { readArea } from '@resonanz/session/session';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { AddressRequest } from './AddressRequest.tsx';
import { afterLogin } from './afterLogin.ts';
import { passedOnEmail, passOnEmail } from './enteredEmail.ts';
import { keepChosenLanguage } from './keepChosenLanguage.ts';
import { helpHref, LoginPage } from './LoginPage.tsx';
import { messages } from './messages.ts';

interface LoginScreenProps {
  area: Area;
}

/** The log-in of one area, with the help for accounts that cannot be used; a user who is logged in already is led on. */
export function LoginScreen({ area }: LoginScreenProps) {
  const t = useMessages(messages);
  const client = useApi();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const session = useSessionObject();
  const { status, logIn } = useSession();
  const [email, setEmail] = useState(passedOnEmail);
  const [isDeactivated, setDeactivated] = useState(false);
  const next = afterLogin(session, area, parameters.get('from'));
  useEffect(() => passOnEmail(''), []);
  if (next !== null) return <Navigate to={next} replace />;
  // A user who is about to be led on is not asked to log in.
  if (status === 'loading' && readArea() === area) return <WaitingPage label={t('auth.checking')} />;

  const step = parameters.get('step');
  if (area !== 'staff' && step === 'resend') {
    return (
      <AddressRequest
        area={area}
        request="resend"
        email={email}
        send={(address) => resendVerification(client, area, address)}
      />
    );
  }
  if (area === 'brand' && step === 'reactivate') {
    const notice = isDeactivated && (
      <InlineAlert tone="warning" role="alert">
        {t('auth.reactivate.notice')}
      </InlineAlert>
    );
    return (
      <AddressRequest
        area={area}
        request="reactivate"
        email={email}
        send={(address) => requestReactivation(client, address)}
        notice={notice}
      />
    );
  }

  function showReactivation() {
    setDeactivated(true);
    void navigate(helpHref('brand', 'reactivate'));
  }

  return (
    <LoginPage
      area={area}
      logIn={async (...asked) => {
        // Once the user is logged in the address is another one.
        const chosen = chosenLanguage();
        await logIn(...asked);
        void keepChosenLanguage(session, chosen);
      }}
      email={email}
      onEmailChange={setEmail}
      reason={parameters.get('reason') ?? ''}
      {...(area === 'brand' && { onDeactivated: showReactivation })}
    />
  );
}

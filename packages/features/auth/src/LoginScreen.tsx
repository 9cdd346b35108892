import { requestReactivation, resendVerification } from '@resonanz/api-client/auth';
import { useApi } from '@resonanz/api-client/react';
import { type Area, areaOf } from '@resonanz/domain/roles';
import { isMessageKey } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { guard, homeOf } from '@resonanz/session/guard';
import { useSession, useSessionObject } from '@resonanz/session/react';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { Spread } from '@resonanz/ui/Spread';
import { Text } from '@resonanz/ui/Text';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { AddressRequest } from './AddressRequest.tsx';
import { AREA_PAGES } from './areaPages.ts';
import { AuthPage } from './AuthPage.tsx';
import { LoginForm } from './LoginForm.tsx';
import { messages } from './messages.ts';

const WORDS = { staff: 'auth.toStaff', brand: 'auth.toBrand', testerworld: 'auth.toTesterworld' } as const satisfies Record<Area, string>;

const AREAS = Object.keys(WORDS) as Area[];

interface LoginScreenProps {
  area: Area;
}

/** A path of this origin to return to; anything else could lead elsewhere, also where a browser leaves out tabs and line breaks. */
function returnPath(from: string | null): string | undefined {
  return from !== null && /^\/(?![/\\])\S*$/.test(from) ? from : undefined;
}

/** Links to the log-ins of the other areas: pages of other shells, which the browser has to load. */
function OtherAreas({ area }: LoginScreenProps) {
  const t = useMessages(messages);
  return (
    <nav aria-label={t('auth.otherAreas')}>
      <Inline space={6}>
        {AREAS.filter((other) => other !== area).map((other) => (
          <Link key={other} variant="standalone" href={AREA_PAGES[other].login} target="_self">
            {t(WORDS[other])}
          </Link>
        ))}
      </Inline>
    </nav>
  );
}

/** The log-in of one area, with the help for accounts that cannot be used; whoever is logged in already is led on. */
export function LoginScreen({ area }: LoginScreenProps) {
  const t = useMessages(messages);
  const client = useApi();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const session = useSessionObject();
  const { user, permissions } = useSession();
  const [email, setEmail] = useState('');
  const [isDeactivated, setDeactivated] = useState(false);
  if (user && permissions && areaOf(user.role.roleId) === area) {
    const from = returnPath(parameters.get('from'));
    // Somebody else may have been on that page: nobody is logged in only to be thrown out.
    const isOpen = from !== undefined && ['allow', 'notFound'].includes(guard(from, session.getState()));
    return <Navigate to={isOpen ? from : homeOf(user, permissions.permittedRoutes)} replace />;
  }

  const { login } = AREA_PAGES[area];
  const step = parameters.get('step');
  const resendHref = `${login}?step=resend`;
  const reactivateHref = `${login}?step=reactivate`;

  if (area !== 'staff' && step === 'resend') {
    return <AddressRequest area={area} request="resend" email={email} send={(address) => resendVerification(client, area, address)} />;
  }
  if (area === 'brand' && step === 'reactivate') {
    const notice = isDeactivated && (
      <InlineAlert tone="warning" role="alert">
        {t('auth.reactivate.notice')}
      </InlineAlert>
    );
    return <AddressRequest area={area} request="reactivate" email={email} send={(address) => requestReactivation(client, address)} notice={notice} />;
  }

  const reason = parameters.get('reason') ?? '';
  const ended = `auth.ended.${reason}`;
  return (
    <AuthPage area={area} step="login" heading={t('auth.title')} subheading={t(`auth.${area}.text`)}>
      {isMessageKey(messages, ended) && (
        <InlineAlert tone={reason === 'passwordChanged' ? 'success' : 'warning'} role="status">
          {t(ended)}
        </InlineAlert>
      )}
      <LoginForm
        area={area}
        email={email}
        onEmailChange={setEmail}
        {...(area !== 'staff' && { resendHref })}
        {...(area === 'brand' && {
          onDeactivated: () => {
            setDeactivated(true);
            void navigate(reactivateHref);
          },
        })}
      />
      {area === 'brand' && (
        <Spread>
          <Text tone="secondary">{t('auth.reactivate.question')}</Text>
          <Link variant="standalone" href={reactivateHref}>
            {t('auth.reactivate.link')}
          </Link>
        </Spread>
      )}
      <OtherAreas area={area} />
    </AuthPage>
  );
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Area } from '@resonanz/domain/roles';
import type { Catalogues } from '@resonanz/i18n/catalogue';
import { LanguageProvider, useLoadedLanguage } from '@resonanz/i18n/react';
import { likelyHome } from '@resonanz/session/guard';
import { chooseUiLanguage, chosenLanguage, useUiLanguage } from '@resonanz/session/language';
import { SessionProvider, useSession } from '@resonanz/session/react';
import type { Session } from '@resonanz/session/session';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import { passOnEmail } from './enteredEmail.ts';
import { LoginPage } from './LoginPage.tsx';
import { returnPath } from './returnPath.ts';

/** Props of `LoginEntrance`. */
export interface LoginEntranceProps {
  /** Whose log-in it is; that of brands stands within the app, because it asks for consent to cookies. */
  area: Exclude<Area, 'brand'>;
  /** The session of the shell. */
  session: Session;
  /** Where its texts come from. */
  catalogues: Catalogues;
  /** The user begins to log in, and will most likely go on to `path`; `fetchMore` fetches what is needed besides. */
  onBegin: (path: string, fetchMore: () => Promise<unknown>) => void;
  /**
   * Goes on to another page of the shell; `replace` takes the place of this one in the history. Settles as `onLeave` of
   * the shell's entrance does.
   */
  onLeave: (path: string, replace?: 'replace') => void | Promise<void>;
}

/** The rights that decide where a log-in leads come with the app. */
const fetchAfterLogin = () => import('./afterLogin.ts');

interface LeadProps extends Pick<LoginEntranceProps, 'area' | 'session' | 'onLeave'> {
  /** Given what is settled when the app has taken the place of the log-in. */
  onLead: (leading: Promise<void>) => void;
}

/** Leads the logged-in user on to the app; apart from the form, which is not drawn again for it. */
function Lead({ area, session, onLeave, onLead }: LeadProps) {
  const { status } = useSession();
  async function lead(gone: AbortSignal): Promise<void> {
    const from = new URLSearchParams(location.search).get('from');
    // The app says what cannot be fetched.
    const next = await fetchAfterLogin()
      .then(({ afterLogin }) => afterLogin(session, area, from))
      .catch(() => likelyHome(area));
    // A log-in to another area, made in another tab, leaves the form where it is.
    if (next === null || gone.aborted) return;
    passOnEmail('');
    await onLeave(next, 'replace');
  }
  const begin = useEffectEvent((gone: AbortSignal) => onLead(lead(gone)));
  useEffect(() => {
    if (status !== 'loggedIn') return;
    const gone = new AbortController();
    begin(gone.signal);
    return () => gone.abort();
  }, [status]);
  return null;
}

function Login({ area, session, onBegin, onLeave }: LoginEntranceProps) {
  const parameters = new URLSearchParams(location.search);
  const [email, setEmail] = useState('');
  const leading = useRef<Promise<void>>(null);
  function waitFor(next: Promise<void>) {
    leading.current = next;
  }
  function keepEmail(typed: string) {
    setEmail(typed);
    passOnEmail(typed);
    onBegin(returnPath(parameters.get('from')) ?? likelyHome(area), fetchAfterLogin);
  }
  async function logIn(...asked: Parameters<Session['logIn']>) {
    // Once the user is logged in the address is another one.
    const chosen = chosenLanguage();
    await session.logIn(...asked);
    if (chosen !== null)
      void import('./keepChosenLanguage.ts').then(({ keepChosenLanguage }) => keepChosenLanguage(session, chosen));
    // The form stays busy until the app takes its place.
    await leading.current;
  }
  return (
    <>
      <Lead area={area} session={session} onLeave={onLeave} onLead={waitFor} />
      <LoginPage
        area={area}
        logIn={logIn}
        email={email}
        onEmailChange={keepEmail}
        reason={parameters.get('reason') ?? ''}
      />
    </>
  );
}

/** The log-in before the app is there: a page without router and query cache, which leads on to it. */
export function LoginEntrance(props: LoginEntranceProps) {
  const { session, catalogues, onLeave } = props;
  const language = useLoadedLanguage(useUiLanguage(), catalogues);
  return (
    <SessionProvider session={session}>
      <LanguageProvider language={language} onLanguageChange={chooseUiLanguage}>
        <LocaleProvider language={language} navigate={(path) => void onLeave(path)}>
          <Login {...props} />
        </LocaleProvider>
      </LanguageProvider>
    </SessionProvider>
  );
}

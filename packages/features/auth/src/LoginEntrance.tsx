import type { Area } from '@resonanz/domain/roles';
import type { Catalogues } from '@resonanz/i18n/catalogue';
import { LanguageProvider, useLoadedLanguage } from '@resonanz/i18n/react';
import { chooseUiLanguage, chosenLanguage, useUiLanguage } from '@resonanz/session/language';
import { likelyHome } from '@resonanz/session/guard';
import { SessionProvider, useSession } from '@resonanz/session/react';
import type { Session } from '@resonanz/session/session';
import { LocaleProvider } from '@resonanz/ui/LocaleProvider';
import { useEffect, useEffectEvent, useState } from 'react';
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
  /** Somebody begins to log in, and will most likely go on to `path`; `fetchMore` fetches what is needed besides. */
  onBegin: (path: string, fetchMore: () => Promise<unknown>) => void;
  /** Goes on to another page of the shell; `replace` takes the place of this one in the history. */
  onLeave: (path: string, replace?: 'replace') => void;
}

/** The rights that decide where a log-in leads come with the app. */
const fetchAfterLogin = () => import('./afterLogin.ts');

function Login({ area, session, onBegin, onLeave }: LoginEntranceProps) {
  const parameters = new URLSearchParams(location.search);
  const [email, setEmail] = useState('');
  const { status, logIn } = useSession();
  const lead = useEffectEvent(async (gone: AbortSignal) => {
    // The app says what cannot be fetched.
    const next = await fetchAfterLogin().then(({ afterLogin }) => afterLogin(session, area, parameters.get('from'))).catch(() => likelyHome(area));
    // A log-in to another area, made in another tab, leaves the form where it is.
    if (next === null || gone.aborted) return;
    passOnEmail('');
    onLeave(next, 'replace');
  });
  useEffect(() => {
    if (status !== 'loggedIn') return;
    const gone = new AbortController();
    void lead(gone.signal);
    return () => gone.abort();
  }, [status]);
  function keepEmail(typed: string) {
    setEmail(typed);
    passOnEmail(typed);
    onBegin(returnPath(parameters.get('from')) ?? likelyHome(area), fetchAfterLogin);
  }
  async function logInChosen(...asked: Parameters<typeof logIn>) {
    // Once somebody is logged in the address is another one.
    const chosen = chosenLanguage();
    await logIn(...asked);
    if (chosen !== null) void import('./keepChosenLanguage.ts').then(({ keepChosenLanguage }) => keepChosenLanguage(session, chosen));
  }
  return <LoginPage area={area} logIn={logInChosen} email={email} onEmailChange={keepEmail} reason={parameters.get('reason') ?? ''} />;
}

/** The log-in before the app is there: a page without router and query cache, which leads on to it. */
export function LoginEntrance(props: LoginEntranceProps) {
  const { session, catalogues, onLeave } = props;
  const language = useLoadedLanguage(useUiLanguage(), catalogues);
  return (
    <SessionProvider session={session}>
      <LanguageProvider language={language} onLanguageChange={chooseUiLanguage}>
        <LocaleProvider language={language} navigate={(path) => onLeave(path)}>
          <Login {...props} />
        </LocaleProvider>
      </LanguageProvider>
    </SessionProvider>
  );
}

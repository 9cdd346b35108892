import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { ApiProvider } from '@resonanz/api-client/react';
import { FrameProviders } from '@resonanz/app-frame/FrameProviders';
import { useToasts } from '@resonanz/app-frame/toasts';
import { EMBEDDED_CATALOGUES, type Catalogues } from '@resonanz/i18n/catalogue';
import { parseLanguage } from '@resonanz/i18n/language';
import { useLoadedLanguage } from '@resonanz/i18n/react';
import { adoptUserLanguage, chooseUiLanguage, useUiLanguage } from '@resonanz/session/language';
import { SessionProvider, useSession, useSessionClient, useSessionObject } from '@resonanz/session/react';
import type { Session } from '@resonanz/session/session';

function Frame({ catalogues, children }: { catalogues: Catalogues; children: ReactNode }) {
  const language = useLoadedLanguage(useUiLanguage(), catalogues);
  const { user } = useSession();
  const go = useNavigate();
  const navigate = useCallback((path: string) => void go(path), [go]);
  useEffect(() => {
    const stored = parseLanguage(user?.defaultLanguage);
    if (stored) adoptUserLanguage(stored);
  }, [user?.defaultLanguage]);

  return (
    <FrameProviders language={language} onLanguageChange={chooseUiLanguage} navigate={navigate}>
      <ToastsUntilLogOut>{children}</ToastsUntilLogOut>
    </FrameProviders>
  );
}

/** What was said to one user is nothing to a user who logs in next. */
function ToastsUntilLogOut({ children }: { children: ReactNode }) {
  const toasts = useToasts();
  const session = useSessionObject();
  const { user } = useSession();
  const userId = user?.id;
  useEffect(
    () => (userId === undefined ? undefined : session.keepUntilEnd(toasts.closeAll)),
    [toasts, session, userId],
  );
  return children;
}

/** Whatever is drawn calls with the client of the log-in it is drawn for. */
function Calls({ children }: { children: ReactNode }) {
  return <ApiProvider client={useSessionClient()}>{children}</ApiProvider>;
}

/** Props of `ShellProviders`. */
export interface ShellProvidersProps {
  /** The session of the shell. */
  session: Session;
  /** The cache of the shell's queries. */
  queryClient: QueryClient;
  /** Where its texts come from; in the code when left out. */
  catalogues?: Catalogues;
}

/** What every shell puts around its routes; the root route's element. */
export function ShellProviders({ session, queryClient, catalogues = EMBEDDED_CATALOGUES }: ShellProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider session={session}>
        <Calls>
          <Frame catalogues={catalogues}>
            <Outlet />
          </Frame>
        </Calls>
      </SessionProvider>
    </QueryClientProvider>
  );
}

import { ApiProvider } from '@resonanz/api-client/react';
import { FrameProviders } from '@resonanz/app-frame/FrameProviders';
import { parseLanguage } from '@resonanz/i18n/language';
import { adoptUserLanguage, chooseUiLanguage, useUiLanguage } from '@resonanz/session/language';
import { SessionProvider, useSession } from '@resonanz/session/react';
import type { Session } from '@resonanz/session/session';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect } from 'react';
import { Outlet, useNavigate } from 'react-router';

function Frame({ children }: { children: ReactNode }) {
  const language = useUiLanguage();
  const { user, status, reload } = useSession();
  const go = useNavigate();
  const navigate = useCallback((path: string) => void go(path), [go]);
  useEffect(() => {
    const stored = parseLanguage(user?.defaultLanguage);
    if (stored) adoptUserLanguage(stored);
  }, [user?.defaultLanguage]);

  // Rights may have changed while the window was in the background.
  useEffect(() => {
    if (status !== 'loggedIn') return;
    let seen = Date.now();
    const onFocus = () => {
      if (Date.now() - seen < RELOAD_AFTER) return;
      seen = Date.now();
      void reload();
    };
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [status, reload]);

  return (
    <FrameProviders language={language} onLanguageChange={chooseUiLanguage} navigate={navigate}>
      {children}
    </FrameProviders>
  );
}

const RELOAD_AFTER = 5 * 60_000;

/** Props of `ShellProviders`. */
export interface ShellProvidersProps {
  /** The session of the shell. */
  session: Session;
  /** The cache of the shell's queries. */
  queryClient: QueryClient;
}

/** What every shell puts around its routes; the root route's element. */
export function ShellProviders({ session, queryClient }: ShellProvidersProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider client={session.client}>
        <SessionProvider session={session}>
          <Frame>
            <Outlet />
          </Frame>
        </SessionProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}

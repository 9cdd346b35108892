'use client';

import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { ApiClient } from '@resonanz/api-client/client';
import type { Session } from './Session.ts';
import type { EndReason, PermissionTree, Region, SessionUser } from './sessionState.ts';

const SessionContext = createContext<Session | null>(null);

/** Props of `SessionProvider`. */
export interface SessionProviderProps {
  /** The session of the shell; keep the object stable. */
  readonly session: Session;
  /** The app. */
  readonly children?: ReactNode;
}

/** Hands the session to everything below it. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The log-in as screens read it. */
export interface SessionValue {
  /** Whether a user is logged in, or whether that is still being found out. */
  readonly status: 'loggedOut' | 'loading' | 'loggedIn';
  /** The logged-in user. */
  readonly user: SessionUser | null;
  /** The regions that user can choose from. */
  readonly regions: readonly Region[];
  /** Permission tree and permitted routes. */
  readonly permissions: PermissionTree | null;
  /** Why the last log-in ended, when no one asked for it. */
  readonly endReason: EndReason | null;
  /** Logs in to an area. */
  readonly logIn: Session['logIn'];
  /** Logs out everywhere. */
  readonly logOut: Session['logOut'];
  /** Reloads user and permissions. */
  readonly reload: Session['reload'];
  /** Whether the server is out of reach; the log-in stays, and attempts go on. */
  readonly isOffline: boolean;
  /** Tries to reach the server now. */
  readonly retryNow: Session['retryNow'];
}

/** The session object of the nearest `SessionProvider`; throws where there is none. */
export function useSessionObject(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a <SessionProvider> above it.');
  return session;
}

/** The log-in of the nearest `SessionProvider`. */
export function useSession(): SessionValue {
  const session = useSessionObject();
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const isReachable = useSyncExternalStore(session.subscribe, session.isReachable);
  const { logIn, logOut, reload, retryNow } = session;
  const isLoggedIn = state.status === 'loggedIn';
  return {
    status: state.status,
    user: isLoggedIn ? state.user : null,
    regions: isLoggedIn ? state.regions : [],
    permissions: isLoggedIn ? state.permissions : null,
    endReason: state.status === 'loggedOut' ? state.reason : null,
    logIn,
    logOut,
    reload,
    isOffline: !isReachable,
    retryNow,
  };
}

/** The client of the log-in there is now, or of a visitor: another one after every log-in and log-out. */
export function useSessionClient(): ApiClient {
  const session = useSessionObject();
  return useSyncExternalStore(session.subscribe, () => session.client);
}

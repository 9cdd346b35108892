import { areaOf, type Area, homePath, loginPath } from '@resonanz/domain/roles';
import { guard } from '@resonanz/session/guard';
import { useSession, useSessionObject } from '@resonanz/session/react';
import { Spinner } from '@resonanz/ui/Spinner';
import { useMessages } from '@resonanz/i18n/react';
import { type ReactNode, useEffect } from 'react';
import { matchPath, Navigate, useLocation } from 'react-router';
import { messages } from './messages.ts';
import * as css from './SessionGate.css.ts';

/** Props of `SessionGate`. */
export interface SessionGateProps {
  /** The area of the shell. */
  area: Area;
  /** Patterns of every route the product declares, with or without a screen; other paths are "not found", never a log-out. */
  declaredRoutes: readonly string[];
  /** The logged-in part of the shell. */
  children: ReactNode;
}

/** Lets logged-in users of the area through to what they may open (000 §6). */
export function SessionGate({ area, declaredRoutes, children }: SessionGateProps) {
  const t = useMessages(messages);
  const { pathname, search } = useLocation();
  const session = useSessionObject();
  const { user, endReason, logOut } = useSession();
  const isDeclared = declaredRoutes.some((pattern) => matchPath(pattern, pathname) !== null);
  const isElsewhere = user !== null && areaOf(user.role.roleId) !== area;
  const permitted = guard(pathname, session.getState());
  const verdict = permitted === 'logOut' && !isDeclared ? 'allow' : permitted;

  useEffect(() => {
    if (isElsewhere && user) location.replace(homePath({ roleId: user.role.roleId, signupWithToken: user.signupWithToken }));
    else if (verdict === 'logOut') void logOut('forbidden');
  }, [isElsewhere, user, verdict, logOut]);

  if (verdict === 'logIn') {
    const parameters = new URLSearchParams();
    if (endReason) parameters.set('reason', endReason);
    if (endReason !== 'forbidden') parameters.set('from', `${pathname}${search}`);
    return <Navigate to={`${loginPath(area)}?${parameters}`} replace />;
  }
  if (verdict !== 'allow' || isElsewhere) {
    return (
      <div className={css.waiting}>
        <Spinner size="large" label={t('account.waiting')} />
      </div>
    );
  }
  return children;
}

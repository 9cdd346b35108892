import { areaOf, type Area, homePath, loginPath, logoutPath } from '@resonanz/domain/roles';
import { useMessages } from '@resonanz/i18n/react';
import { guard } from '@resonanz/session/guard';
import { useSession, useSessionObject } from '@resonanz/session/react';
import { Spinner } from '@resonanz/ui/Spinner';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { messages } from './messages.ts';
import { OtherAreaNote } from './OtherAreaNote.tsx';
import * as css from './SessionGate.css.ts';

/** Props of `SessionGate`. */
export interface SessionGateProps {
  /** The area of the shell. */
  area: Area;
  /** The logged-in part of the shell. */
  children: ReactNode;
}

/** Lets logged-in users of the area through to what they may open (000 §6). */
export function SessionGate({ area, children }: SessionGateProps) {
  const t = useMessages(messages);
  const { pathname, search } = useLocation();
  const session = useSessionObject();
  const { user, endReason, logOut } = useSession();
  const [wasLoggedIn, setWasLoggedIn] = useState(user !== null);
  const isElsewhere = user !== null && areaOf(user.role.roleId) !== area;
  const verdict = guard(pathname, session.getState());
  if (user !== null && !wasLoggedIn) setWasLoggedIn(true);

  useEffect(() => {
    if (verdict === 'logOut') void logOut('forbidden');
    else if (verdict === 'allow' && isElsewhere && user) {
      location.replace(homePath({ roleId: user.role.roleId, signupWithToken: user.signupWithToken }));
    }
  }, [isElsewhere, user, verdict, logOut]);

  if (verdict === 'otherArea') return <OtherAreaNote />;
  if (verdict === 'logIn') {
    if (wasLoggedIn && user === null && endReason === null) return <Navigate to={logoutPath(area)} replace />;
    const parameters = new URLSearchParams();
    if (endReason) parameters.set('reason', endReason);
    if (user === null && endReason !== 'forbidden') parameters.set('from', `${pathname}${search}`);
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

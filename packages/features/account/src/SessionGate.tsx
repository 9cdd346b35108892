import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useHasUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { WaitingPage } from '@resonanz/app-frame/WaitingPage';
import { staffPaths, testerPaths } from '@resonanz/domain/paths';
import { areaOf, type Area, loginPath, logoutPath } from '@resonanz/domain/roles';
import { useMessages } from '@resonanz/i18n/react';
import { guard, ownPageOf } from '@resonanz/session/guard';
import { useSession, useSessionObject } from '@resonanz/session/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { messages } from './messages.ts';
import { UnsavedChangesQuestion } from './UnsavedChangesQuestion.tsx';

const OtherAreaNote = lazyComponent(async () => (await import('./OtherAreaNote.tsx')).OtherAreaNote);

/** Props of `SessionGate`. */
export interface SessionGateProps {
  /** The area of the shell. */
  area: Area;
  /** The logged-in part of the shell. */
  children: ReactNode;
}

/** Lets logged-in users of the area through to what they may open. */
export function SessionGate({ area, children }: SessionGateProps) {
  const t = useMessages(messages);
  const { pathname, search } = useLocation();
  const session = useSessionObject();
  const { user, permissions, endReason, logOut } = useSession();
  const isUnsaved = useHasUnsavedChanges();
  const [wasLoggedIn, setWasLoggedIn] = useState(user !== null);
  const verdict = guard(pathname, session.getState());
  const isThrownOut = verdict === 'logOut' && !isUnsaved;
  if (user !== null && !wasLoggedIn) setWasLoggedIn(true);

  // Pages of another shell, which the browser has to load: what everybody may open is shown to others in their own
  // area.
  const isElsewhere = user !== null && permissions !== null && areaOf(user.role.roleId) !== area && verdict === 'allow';
  const isTestersAddress =
    user === null && endReason === null && !wasLoggedIn && pathname === staffPaths.testerworldMetadata();
  const elsewhere = isElsewhere
    ? ownPageOf(pathname, user, permissions.permittedRoutes)
    : isTestersAddress && verdict === 'logIn'
      ? testerPaths.login()
      : null;

  useEffect(() => {
    if (isThrownOut) void logOut('forbidden');
    else if (elsewhere !== null) location.replace(elsewhere);
  }, [isThrownOut, elsewhere, logOut]);

  if (verdict === 'otherArea') return <OtherAreaNote isWanted />;
  if (verdict === 'logIn' && elsewhere === null) {
    if (wasLoggedIn && user === null && endReason === null) return <Navigate to={logoutPath(area)} replace />;
    const parameters = new URLSearchParams();
    if (endReason) parameters.set('reason', endReason);
    if (user === null && endReason !== 'forbidden') parameters.set('from', `${pathname}${search}`);
    return <Navigate to={`${loginPath(area)}?${parameters}`} replace />;
  }
  if (verdict === 'wait' || isThrownOut || elsewhere !== null) return <WaitingPage label={t('account.waiting')} />;
  return (
    <>
      {children}
      <UnsavedChangesQuestion />
    </>
  );
}

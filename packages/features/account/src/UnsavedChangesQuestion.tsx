import { useState } from 'react';
import { type Location, useBlocker, useLocation } from 'react-router';
import { discardUnsavedChanges, hasUnsavedChanges, useHasUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { useMessages } from '@resonanz/i18n/react';
import { guard } from '@resonanz/session/guard';
import { useSession, useSessionObject } from '@resonanz/session/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';
import { messages } from './messages.ts';

const Question = lazyComponent(async () => (await import('@resonanz/ui/AlertDialog')).AlertDialog);

/** What behind the question mark of an address says which form is shown; page, filters and sort leave it where it is. */
const NAMES_A_FORM = ['tab', 'key', 'version'] as const;

/** Where a form is: its page, and which tab or record of it. */
function placeOf({ pathname, search }: Location): string {
  const parameters = new URLSearchParams(search);
  return JSON.stringify([pathname, ...NAMES_A_FORM.map((name) => parameters.get(name))]);
}

/**
 * Asks before a page with unsaved changes is left, or its user is logged out because the right to it is gone
 * (docs/domain/permissions.md#route-guard).
 */
export function UnsavedChangesQuestion() {
  const t = useMessages(messages);
  const session = useSessionObject();
  const { logOut } = useSession();
  const { pathname } = useLocation();
  const isUnsaved = useHasUnsavedChanges();
  const [stayedPath, setStayedPath] = useState<string | null>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // A log-in that has ended leaves nothing to go back to.
      hasUnsavedChanges() &&
      session.getState().status === 'loggedIn' &&
      placeOf(nextLocation) !== placeOf(currentLocation),
  );
  const isLeaving = blocker.state === 'blocked';
  const isForbiddenHere = guard(pathname, session.getState()) === 'logOut' && isUnsaved;
  const isForbidden = isLeaving ? guard(blocker.location.pathname, session.getState()) === 'logOut' : isForbiddenHere;

  const isOpen = isLeaving || (isForbiddenHere && stayedPath !== pathname);

  function discard() {
    discardUnsavedChanges();
    if (isLeaving) blocker.proceed();
    else void logOut('forbidden');
  }

  return (
    <Question
      // Fetched as soon as there is something to lose.
      isWanted={isUnsaved || isOpen}
      isOpen={isOpen}
      onOpenChange={() => (isLeaving ? blocker.reset() : setStayedPath(pathname))}
      title={t('account.unsaved.title')}
      tone="danger"
      confirmLabel={t(isForbidden ? 'account.unsaved.logOut' : 'account.unsaved.discard')}
      cancelLabel={t('account.unsaved.stay')}
      onConfirm={discard}
    >
      {t(isForbidden ? 'account.unsaved.forbidden' : 'account.unsaved.text')}
    </Question>
  );
}

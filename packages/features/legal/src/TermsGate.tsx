import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { errorNames } from '@resonanz/api-client/errors';
import { legalKeys, legalQueries } from '@resonanz/api-client/legal';
import { useApi } from '@resonanz/api-client/react';
import { brandPaths, staffPaths } from '@resonanz/domain/paths';
import { INVITATION_TEMPLATE } from '@resonanz/domain/workStates';
import { useSession } from '@resonanz/session/react';
import { lazyComponent } from '@resonanz/ui/lazyComponent';

const Question = lazyComponent(async () => (await import('./TermsDialog.tsx')).TermsDialog);
const Notice = lazyComponent(async () => (await import('./TermsNotice.tsx')).TermsNotice);

/** What the frame gets. */
export interface TermsOfPortal {
  /**
   * Which template the portal has (docs/domain/areas.md#embedded-portal): 2 has no footer; undefined while no one
   * knows.
   */
  template: 1 | 2 | undefined;
  /** Stands above the account page while the terms are not accepted. */
  notice: ReactNode;
}

/** Props of `TermsGate`. */
export interface TermsGateProps {
  /** The frame. */
  children: (portal: TermsOfPortal) => ReactNode;
}

/**
 * Asks a brand for its consent when terms count that it has not accepted: at the log-in, and when a change is rejected
 * for them. The account page stays open to a user who does not accept: password, log-ins, own data and deletion depend
 * on no acceptance.
 */
export function TermsGate({ children }: TermsGateProps) {
  const client = useApi();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const { user } = useSession();
  const { data, isError } = useQuery(legalQueries(client).own());
  const accountHref = user?.signupWithToken === true ? staffPaths.userProfileEdit() : brandPaths.profile();
  const isOnAccount = pathname === accountHref;
  const [isReading, setReading] = useState(false);
  const isOpen = data?.isAccepted === false;
  const asks = isOpen && (isReading || !isOnAccount);
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        const isRefused =
          event.type === 'updated' &&
          event.action.type === 'error' &&
          errorNames(event.action.error).includes('termsNotAccepted');
        if (!isRefused) return;
        setReading(true);
        void queryClient.invalidateQueries({ queryKey: legalKeys.own });
      }),
    [queryClient],
  );
  return (
    <>
      {children({
        template: data?.template ?? (isError ? INVITATION_TEMPLATE.wholePortal : undefined),
        notice: isOpen && isOnAccount && <Notice isWanted onRead={() => setReading(true)} />,
      })}
      {data && (
        <Question
          isWanted={asks}
          isOpen={asks}
          legal={data}
          accountHref={accountHref}
          onLeave={() => setReading(false)}
        />
      )}
    </>
  );
}

import { errorNames } from '@resonanz/api-client/errors';
import { legalKeys, legalQueries } from '@resonanz/api-client/legal';
import { useApi } from '@resonanz/api-client/react';
import { laterPart } from '@resonanz/ui/laterPart';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';

const Question = laterPart(async () => (await import('./TermsDialog.tsx')).TermsDialog);

/** Props of `TermsGate`. */
export interface TermsGateProps {
  /** The frame, told which template the portal has: 2 has no footer; undefined while nobody knows. */
  children: (template: 1 | 2 | undefined) => ReactNode;
}

/** Asks a brand for its consent when terms count that it has not accepted (F10): at the log-in, and when a change is refused for them. */
export function TermsGate({ children }: TermsGateProps) {
  const client = useApi();
  const queryClient = useQueryClient();
  const { data, isError } = useQuery(legalQueries(client).own());
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        const isRefused = event.type === 'updated' && event.action.type === 'error' && errorNames(event.action.error).includes('termsNotAccepted');
        if (isRefused) void queryClient.invalidateQueries({ queryKey: legalKeys.own });
      }),
    [queryClient],
  );
  return (
    <>
      {children(data?.template ?? (isError ? 1 : undefined))}
      {data && <Question isWanted={!data.isAccepted} legal={data} />}
    </>
  );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback } from 'react';
import { useParams } from 'react-router';
import { pageFailure } from '@resonanz/api-client/errors';
import type { LiveConnection } from '@resonanz/api-client/live';
import { useApi } from '@resonanz/api-client/react';
import { type UgcRequest, ugcRequestQueries, followUgcRequest } from '@resonanz/api-client/ugcRequests';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { Section } from '@resonanz/records/Section';
import { useLiveRecord } from '@resonanz/session/live';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { useUgcText } from '../useUgcText.ts';

/** Addresses of videos live for ten minutes. */
const FRESH_MS = 5 * 60_000;

/** The request of the address: itself, or the page that stands there until it is loaded or when it cannot be. */
export function useOpenRequest(list: {
  label: string;
  href: string;
}): { request: UgcRequest; page?: never } | { request?: never; page: ReactNode } {
  const { t } = useUgcText();
  const id = Number(useParams()['refId']);
  useFollowedUgcRequest(id);
  const query = useQuery({ ...ugcRequestQueries(useApi()).one(id), refetchInterval: FRESH_MS });
  const failure = pageFailure(query);
  if (failure !== null) {
    const head = <PageHead title={list.label} breadcrumbs={[list]} />;
    return {
      page: (
        <FailedPage
          head={head}
          failure={failure}
          missingText={t('ugcRequests.missing')}
          failedText={t('ugcRequests.failed')}
          onReload={() => void query.refetch()}
        />
      ),
    };
  }
  if (query.data !== undefined) return { request: query.data };
  return {
    page: (
      <>
        <PageHead title={t('ugcRequests.loading')} breadcrumbs={[list]} />
        <div aria-busy="true">
          <Section>
            <Skeleton width="60%" />
            <Skeleton width="80%" />
            <Skeleton width="40%" />
          </Section>
        </div>
      </>
    ),
  };
}

/** Keeps the page true while the other side or a colleague works on the same request. */
function useFollowedUgcRequest(ugcCampaignRequestId: number): void {
  const queryClient = useQueryClient();
  useLiveRecord(
    ugcCampaignRequestId,
    useCallback((live: LiveConnection, id: number) => followUgcRequest(live, queryClient, id), [queryClient]),
  );
}

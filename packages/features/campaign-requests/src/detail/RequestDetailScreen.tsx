import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { campaignRequestQueries } from '@resonanz/api-client/campaignRequests';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { brandPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { Section } from '@resonanz/records/Section';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { messages } from '../messages.ts';
import { RequestStatus } from '../RequestStatus.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestSections } from './RequestSections.tsx';
import { useFollowedRequest } from './useFollowedRequest.ts';

const WithdrawDialog = lazy(async () => ({ default: (await import('./WithdrawDialog.tsx')).WithdrawDialog }));

/** A request of the brand with all that belongs to it: `/campaign-self-service/campaign-request/{refId}/view`. */
export function RequestDetailScreen() {
  const t = useMessages(messages);
  const client = useApi();
  const navigate = useNavigate();
  const refId = Number(useParams()['refId']);
  const { data, error, refetch } = useQuery(campaignRequestQueries(client).detail(refId));
  const [isWithdrawing, setWithdrawing] = useState(false);
  useFollowedRequest(refId);
  const breadcrumbs = [{ label: t('word.campaignRequests'), href: brandPaths.campaignRequests() }];

  const failure = pageFailure({ error, data });
  if (failure) {
    return (
      <FailedPage
        head={<PageHead title={t('word.campaignRequests')} breadcrumbs={breadcrumbs} />}
        failure={failure}
        missingText={t('campaignRequests.detail.notFound')}
        failedText={t('campaignRequests.detail.failed')}
        onReload={() => void refetch()}
      />
    );
  }
  if (!data) {
    return (
      <>
        <PageHead title={t('campaignRequests.detail.loading')} breadcrumbs={breadcrumbs} />
        <div aria-busy="true">
          <Section>
            <Skeleton width="60%" />
            <Skeleton width="80%" />
            <Skeleton width="40%" />
          </Section>
        </div>
      </>
    );
  }
  const { campaignRequestId, form, number, isDraft, mayEdit, mayWithdraw } = data;
  return (
    <>
      <PageHead
        title={form.title || t('campaignRequests.list.untitled')}
        breadcrumbs={[...breadcrumbs, { label: number }]}
        tag={<RequestStatus request={data} />}
        facts={<RequestFacts request={data} />}
        {...((mayEdit || mayWithdraw) && {
          actions: (
            <Inline space={3}>
              {mayWithdraw && (
                <Button variant="quiet" onPress={() => setWithdrawing(true)}>
                  {t(`campaignRequests.withdraw.${isDraft ? 'draft' : 'request'}`)}
                </Button>
              )}
              {mayEdit && (
                <Button href={brandPaths.campaignRequestEdit({ campaignRequestId })}>
                  {t('campaignRequests.detail.edit')}
                </Button>
              )}
            </Inline>
          ),
        })}
      />
      <RequestSections request={data} />
      <Suspense>
        {isWithdrawing && (
          <WithdrawDialog
            request={data}
            onDone={() => void navigate(brandPaths.campaignRequests())}
            onClose={() => setWithdrawing(false)}
          />
        )}
      </Suspense>
    </>
  );
}

import { campaignRequestQueries } from '@resonanz/api-client/campaign-requests';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { BRAND_STATUS, REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { brandPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { messages } from '../messages.ts';
import { Proposals } from '../Proposals.tsx';
import * as css from '../section.css.ts';
import { RequestFacts } from './RequestFacts.tsx';

/** A request of the brand with the proposed channels: `/campaign-self-service/campaign-request/{refId}/view`. */
export function RequestDetailScreen() {
  const t = useMessages(messages);
  const client = useApi();
  const { refId } = useParams();
  const { data, error, refetch } = useQuery(campaignRequestQueries(client).detail(Number(refId)));
  const breadcrumbs = [{ label: t('campaignRequests.title'), href: brandPaths.campaignRequests() }];

  const failure = pageFailure({ error, data });
  if (failure) {
    return (
      <FailedPage
        head={<PageHead title={t('campaignRequests.title')} breadcrumbs={breadcrumbs} />}
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
        <div className={css.section} aria-busy="true">
          <Stack space={6}>
            <Skeleton width="60%" />
            <Skeleton width="80%" />
            <Skeleton width="40%" />
          </Stack>
        </div>
      </>
    );
  }
  const open = data.channels.filter(({ brandStatus }) => brandStatus === BRAND_STATUS.pending).length;
  return (
    <>
      <PageHead
        title={data.title}
        breadcrumbs={[...breadcrumbs, { label: data.number }]}
        tag={<EnumTag of="requestStatus" value={data.status} />}
        facts={<RequestFacts request={data} />}
      />
      <section className={css.section} aria-labelledby="proposals">
        <div className={css.head}>
          <Heading level={2} id="proposals">
            {t('campaignRequests.channels.title')}
          </Heading>
          {data.channels.length > 0 && <Text tone="muted">{t('campaignRequests.channels.count', { open })}</Text>}
        </div>
        {data.status === REQUEST_STATUS.declined && (
          <InlineAlert tone="warning">{t('campaignRequests.detail.declined', { reason: data.declineReason ?? '–' })}</InlineAlert>
        )}
        {data.status === REQUEST_STATUS.pending && <InlineAlert tone="info">{t('campaignRequests.detail.pending')}</InlineAlert>}
        {data.channels.length > 0 && <Proposals channels={data.channels} showsAudience />}
        {data.channels.length === 0 && data.status === REQUEST_STATUS.approved && (
          <EmptyState title={t('campaignRequests.channels.empty')}>{t('campaignRequests.channels.emptyText')}</EmptyState>
        )}
      </section>
      {data.productDescription !== '' && (
        <section className={css.section} aria-labelledby="briefing">
          <div className={css.head}>
            <Heading level={2} id="briefing">
              {t('campaignRequests.detail.briefing')}
            </Heading>
          </div>
          <div className={css.reading}>
            <Text as="p" preservesLines>
              {data.productDescription}
            </Text>
          </div>
        </section>
      )}
    </>
  );
}

import type { CampaignRequestListItem } from '@resonanz/api-client/campaign-requests';
import { brandPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { RequestStatus, requestHref } from '../RequestStatus.tsx';
import * as css from '../section.css.ts';

/** The brand's requests that changed last; `undefined` while they are on their way. */
export function LastRequests({ requests }: { requests: readonly CampaignRequestListItem[] | undefined }) {
  const t = useMessages(messages);
  return (
    <section className={css.section} aria-labelledby="requests">
      <div className={css.head}>
        <Heading level={2} id="requests">
          {t('campaignRequests.home.requests')}
        </Heading>
      </div>
      {requests && requests.length > 0 && (
        <ul>
          {requests.map((request) => (
            <li key={request.campaignRequestId} className={css.requestRow}>
              <Stack space={1}>
                <Text variant="denseStrong">
                  <Link variant="quiet" tone="inherit" href={requestHref(request)}>
                    {request.title || t('campaignRequests.list.untitled')}
                  </Link>
                </Text>
                <Text variant="caption" tone="muted">
                  {request.durationMonths === null
                    ? t('campaignRequests.home.requestOpenEnd')
                    : t('campaignRequests.home.requestDetail', { count: request.durationMonths })}
                </Text>
              </Stack>
              <RequestStatus request={request} />
            </li>
          ))}
        </ul>
      )}
      {requests?.length === 0 && <EmptyState title={t('campaignRequests.list.empty')} size="line" />}
      <div className={css.foot}>
        <Link variant="standalone" href={brandPaths.campaignRequests()}>
          {t('campaignRequests.home.allRequests')}
        </Link>
      </div>
    </section>
  );
}

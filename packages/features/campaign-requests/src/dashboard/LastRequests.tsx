import type { CampaignRequestListItem } from '@resonanz/api-client/campaign-requests';
import { brandPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { Link } from '@resonanz/ui/Link';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
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
          {requests.map(({ campaignRequestId, title, durationMonths, status }) => (
            <li key={campaignRequestId} className={css.requestRow}>
              <Stack space={1}>
                <Text variant="denseStrong">
                  <Link variant="quiet" tone="inherit" href={brandPaths.campaignRequestView({ refId: campaignRequestId })}>
                    {title}
                  </Link>
                </Text>
                <Text variant="caption" tone="muted">
                  {durationMonths === null
                    ? t('campaignRequests.home.requestOpenEnd')
                    : t('campaignRequests.home.requestDetail', { count: durationMonths })}
                </Text>
              </Stack>
              <EnumTag of="requestStatus" value={status} />
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

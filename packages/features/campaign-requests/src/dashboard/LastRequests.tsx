import type { CampaignRequestListItem } from '@resonanz/api-client/campaignRequests';
import type { UgcStatistics } from '@resonanz/api-client/ugcRequests';
import { brandPaths } from '@resonanz/domain/paths';
import type { MessageKey, Translate } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { Section } from '@resonanz/records/Section';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Link } from '@resonanz/ui/Link';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { RequestStatus, requestHref } from '../RequestStatus.tsx';
import * as css from '../section.css.ts';

type Words = Translate<MessageKey<typeof messages>>;
type UgcRequests = UgcStatistics['requests'];

const SHOWN = 5;

const campaignRow = (request: CampaignRequestListItem, t: Words) => ({
  key: `campaign-${request.campaignRequestId}`,
  href: requestHref(request),
  name: request.title || t('campaignRequests.list.untitled'),
  detail:
    request.durationMonths === null
      ? t('campaignRequests.home.requestOpenEnd')
      : t('campaignRequests.home.requestDetail', { count: request.durationMonths }),
  isDraft: request.isDraft,
  status: request.status,
  updatedAt: request.updatedAt,
});

const ugcRow = (request: UgcRequests[number], t: Words) => ({
  key: `ugc-${request.ugcCampaignRequestId}`,
  href: brandPaths.ugcVideoView({ refId: request.ugcCampaignRequestId }),
  name: request.productName,
  detail: t('campaignRequests.home.ugcDetail', { count: request.videosOrdered }),
  isDraft: false,
  status: request.status,
  updatedAt: request.updatedAt,
});

interface LastRequestsProps {
  /** `undefined` while they are on their way. */
  requests: readonly CampaignRequestListItem[] | undefined;
  ugcRequests: UgcRequests | undefined;
}

/** The brand's requests of both kinds that changed last. */
export function LastRequests({ requests, ugcRequests = [] }: LastRequestsProps) {
  const t = useMessages(messages);
  const rows =
    requests &&
    [...requests.map((each) => campaignRow(each, t)), ...ugcRequests.map((each) => ugcRow(each, t))]
      .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
      .slice(0, SHOWN);
  return (
    <Section title={t('campaignRequests.home.requests')}>
      {rows && rows.length > 0 && (
        <ul>
          {rows.map(({ key, href, name, detail, ...state }) => (
            <li key={key} className={css.requestRow}>
              <Stack space={1}>
                <Text variant="denseStrong">
                  <Link variant="quiet" tone="inherit" href={href}>
                    {name}
                  </Link>
                </Text>
                <Text variant="caption" tone="muted">
                  {detail}
                </Text>
              </Stack>
              <RequestStatus request={state} />
            </li>
          ))}
        </ul>
      )}
      {rows?.length === 0 && <EmptyState title={t('campaignRequests.list.empty')} size="line" />}
      <div className={css.foot}>
        <Link variant="standalone" href={brandPaths.campaignRequests()}>
          {t('campaignRequests.home.allRequests')}
        </Link>
      </div>
    </Section>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { type BrandView as Campaign, selfServiceQueries } from '@resonanz/api-client/selfService';
import { ProposalRow } from '@resonanz/channel-card/ProposalRow';
import { useMessages } from '@resonanz/i18n/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { LoadFailure } from '@resonanz/ui/LoadFailure';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Stack } from '@resonanz/ui/Stack';
import { Contents } from '../../content/Contents.tsx';
import { RequestFacts } from '../../detail/RequestFacts.tsx';
import { RequestNotice } from '../../detail/RequestNotice.tsx';
import { RequestResults } from '../../detail/RequestResults.tsx';
import { messages as brandMessages } from '../../messages.ts';
import { messages } from '../messages.ts';

interface PartProps {
  title: string;
  children: ReactNode;
}

const Part = ({ title, children }: PartProps) => (
  <Stack space={4}>
    <Heading level={3}>{title}</Heading>
    {children}
  </Stack>
);

function Seen({ view }: { view: Campaign }) {
  const t = useMessages(brandMessages);
  const { channels, booked } = view;
  return (
    <>
      <Heading level={2}>{view.form.title}</Heading>
      <RequestFacts request={view} />
      <RequestNotice request={view} />
      <Part title={t('campaignRequests.channels.title')}>
        {channels.length === 0 ? (
          <EmptyState title={t('campaignRequests.channels.empty')}>
            {t('campaignRequests.channels.emptyText')}
          </EmptyState>
        ) : (
          <ul>
            {channels.map((channel) => (
              <ProposalRow key={channel.entryId} channel={channel} showsAudience />
            ))}
          </ul>
        )}
      </Part>
      {booked.length > 0 && (
        <>
          <Part title={t('campaignRequests.content.title')}>
            <Contents channels={booked} isSilent />
          </Part>
          <Part title={t('campaignRequests.results.title')}>
            <RequestResults channels={booked} />
          </Part>
        </>
      )}
    </>
  );
}

/** Stands while what the brand sees is on its way. */
export const BrandViewWaiting = () => (
  <div aria-busy="true">
    <Stack space={5}>
      <Skeleton width="60%" />
      <Skeleton width="80%" />
      <Skeleton width="70%" />
    </Stack>
  </div>
);

/** A self-service campaign as its brand sees it, with the brand's own parts; nothing can be decided here. */
export function BrandView({ campaignId }: { campaignId: number }) {
  const t = useMessages(messages);
  const query = useQuery(selfServiceQueries(useApi()).brandView(campaignId));
  const failure = pageFailure(query);
  return (
    <Stack space={6}>
      <InlineAlert tone="info">{t('requests.self.brandView.text')}</InlineAlert>
      {failure && (
        <LoadFailure reloadLabel={t('word.tryAgain')} onReload={() => void query.refetch()}>
          {t('requests.self.brandView.failed')}
        </LoadFailure>
      )}
      {!failure && query.data === undefined && <BrandViewWaiting />}
      {query.data && <Seen view={query.data} />}
    </Stack>
  );
}

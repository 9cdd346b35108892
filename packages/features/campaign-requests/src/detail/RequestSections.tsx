import { lazy, Suspense } from 'react';
import type { CampaignRequest } from '@resonanz/api-client/campaignRequests';
import { useAnnounce, useToasts } from '@resonanz/app-frame/toasts';
import { ConnectedWishedPeople } from '@resonanz/channel-card/connected';
import { BRAND_STATUS, REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { useMessages } from '@resonanz/i18n/react';
import { Section } from '@resonanz/records/Section';
import { useSession } from '@resonanz/session/react';
import { Disclosure } from '@resonanz/ui/Disclosure';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Text } from '@resonanz/ui/Text';
import { Contents } from '../content/Contents.tsx';
import { messages } from '../messages.ts';
import { Proposals } from '../Proposals.tsx';
import { ReportButton } from '../report/ReportButton.tsx';
import * as css from '../section.css.ts';
import { RequestTalk } from '../talk/RequestTalk.tsx';
import { RequestNda } from './RequestNda.tsx';
import { RequestNotice } from './RequestNotice.tsx';
import { RequestResults } from './RequestResults.tsx';

const Answers = lazy(async () => ({ default: (await import('./Answers.tsx')).Answers }));

/** What stands below the head of a request: status line, NDA, proposals, contents, results, comments, answers. */
export function RequestSections({ request }: { request: CampaignRequest }) {
  const t = useMessages(messages);
  const { user } = useSession();
  const toasts = useToasts();
  const announce = useAnnounce();
  const { campaignRequestId, form, status, isDraft, archived, channels, booked } = request;
  const open = channels.filter(({ brandStatus }) => brandStatus === BRAND_STATUS.pending).length;
  const isApproved = status === REQUEST_STATUS.approved;
  const isSent = !isDraft;
  const isOpen = request.active && !archived && request.withdrawnAt === null;
  return (
    <>
      <Section
        title={t('campaignRequests.channels.title')}
        action={channels.length > 0 && <Text tone="muted">{t('campaignRequests.channels.count', { open })}</Text>}
      >
        <RequestNotice request={request} />
        {channels.length > 0 && <Proposals channels={channels} showsAudience />}
        {channels.length === 0 && isApproved && (
          <EmptyState title={t('campaignRequests.channels.empty')}>
            {t('campaignRequests.channels.emptyText')}
          </EmptyState>
        )}
      </Section>
      {form.ndaRequired && isSent && <RequestNda request={request} />}
      {booked.length > 0 && (
        <>
          <Section title={t('campaignRequests.content.title')}>
            <Contents channels={booked} />
          </Section>
          <Section
            title={t('campaignRequests.results.title')}
            action={<ReportButton campaignRequestId={campaignRequestId} title={form.title} />}
          >
            <RequestResults channels={booked} />
          </Section>
        </>
      )}
      <Section>
        <ConnectedWishedPeople
          kind="campaign"
          requestId={campaignRequestId}
          mayRemove={isOpen && user?.signupWithToken !== true}
          onRemoved={announce}
          toasts={toasts}
        />
      </Section>
      {isSent && (
        <Section>
          <div className={css.reading}>
            <RequestTalk campaignRequestId={campaignRequestId} isReadOnly={archived} />
          </div>
        </Section>
      )}
      <Section title={t('campaignRequests.detail.briefing')}>
        {form.productDescription !== '' && (
          <div className={css.reading}>
            <Text as="p" preservesLines>
              {form.productDescription}
            </Text>
          </div>
        )}
        <Disclosure title={t('campaignRequests.detail.answers')} level={3}>
          <Suspense>
            <Answers request={request} />
          </Suspense>
        </Disclosure>
      </Section>
    </>
  );
}

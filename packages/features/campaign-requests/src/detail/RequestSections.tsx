import type { CampaignRequest } from '@resonanz/api-client/campaign-requests';
import { BRAND_STATUS, REQUEST_STATUS } from '@resonanz/domain/campaigns';
import { useMessages } from '@resonanz/i18n/react';
import { Disclosure } from '@resonanz/ui/Disclosure';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Heading } from '@resonanz/ui/Heading';
import { Text } from '@resonanz/ui/Text';
import { type ReactNode, Suspense, lazy } from 'react';
import { Contents } from '../content/Contents.tsx';
import { messages } from '../messages.ts';
import { Proposals } from '../Proposals.tsx';
import { ReportButton } from '../report/ReportButton.tsx';
import * as css from '../section.css.ts';
import { RequestTalk } from '../talk/RequestTalk.tsx';
import { Wishes } from '../Wishes.tsx';
import { RequestNda } from './RequestNda.tsx';
import { RequestNotice } from './RequestNotice.tsx';
import { RequestResults } from './RequestResults.tsx';

const Answers = lazy(async () => ({ default: (await import('./Answers.tsx')).Answers }));

interface SectionProps {
  id: string;
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

function Section({ id, title, note, children }: SectionProps) {
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={css.head}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {note}
      </div>
      {children}
    </section>
  );
}

/** What stands below the head of a request: status line, NDA, proposals, contents, results, comments, answers. */
export function RequestSections({ request }: { request: CampaignRequest }) {
  const t = useMessages(messages);
  const { campaignRequestId, form, status, isDraft, archived, channels, booked } = request;
  const open = channels.filter(({ brandStatus }) => brandStatus === BRAND_STATUS.pending).length;
  const isApproved = status === REQUEST_STATUS.approved;
  const isSent = !isDraft;
  return (
    <>
      <Section
        id="proposals"
        title={t('campaignRequests.channels.title')}
        note={channels.length > 0 && <Text tone="muted">{t('campaignRequests.channels.count', { open })}</Text>}
      >
        <RequestNotice request={request} />
        {channels.length > 0 && <Proposals channels={channels} showsAudience />}
        {channels.length === 0 && isApproved && <EmptyState title={t('campaignRequests.channels.empty')}>{t('campaignRequests.channels.emptyText')}</EmptyState>}
      </Section>
      {form.ndaRequired && isSent && <RequestNda request={request} />}
      {booked.length > 0 && (
        <>
          <Section id="contents" title={t('campaignRequests.content.title')}>
            <Contents channels={booked} />
          </Section>
          <Section id="results" title={t('campaignRequests.results.title')} note={<ReportButton campaignRequestId={campaignRequestId} title={form.title} />}>
            <RequestResults channels={booked} />
          </Section>
        </>
      )}
      <Wishes requestId={campaignRequestId} mayRemove={request.active && !archived && request.withdrawnAt === null} />
      {isSent && (
        <div className={css.section}>
          <div className={css.reading}>
            <RequestTalk thread={{ campaignRequestId }} title={t('campaignRequests.talk.request')} isReadOnly={archived} />
          </div>
        </div>
      )}
      <Section id="answers" title={t('campaignRequests.detail.briefing')}>
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

import type { ImaActivity } from '@resonanz/api-client/campaignRequests';
import { brandPaths } from '@resonanz/domain/paths';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { formatDate, formatDateRange } from '@resonanz/formatters/date';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { EnumTag } from '@resonanz/records/EnumTag';
import { FileTiles } from '@resonanz/records/FileTiles';
import { Section } from '@resonanz/records/Section';
import { Disclosure } from '@resonanz/ui/Disclosure';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Heading } from '@resonanz/ui/Heading';
import { Inline } from '@resonanz/ui/Inline';
import { Link } from '@resonanz/ui/Link';
import { PlatformMark } from '@resonanz/ui/PlatformMark';
import { Stack } from '@resonanz/ui/Stack';
import { Contents } from '../content/Contents.tsx';
import { RequestResults } from '../detail/RequestResults.tsx';
import { messages } from '../messages.ts';
import { Proposals } from '../Proposals.tsx';
import { ReportButton } from '../report/ReportButton.tsx';

/** One running campaign: what waits for the brand, its channels, contents and results. */
export function Activity({ activity }: { activity: ImaActivity }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const {
    campaignRequestId,
    title,
    startDate,
    endDate,
    status,
    platforms,
    channels,
    booked,
    documents,
    nextPosting,
    lastContent,
  } = activity;
  const day = (value: string | null) => (value === null ? '–' : formatDate(value, language));
  return (
    <Section
      title={
        <Link variant="quiet" tone="inherit" href={brandPaths.campaignRequestView({ refId: campaignRequestId })}>
          {title}
        </Link>
      }
      action={<EnumTag of="campaignStatus" value={status} />}
    >
      <Stack space={6}>
        <FactList>
          <Fact label={t('campaignRequests.detail.period')}>
            {formatDateRange(startDate, endDate, language) || '–'}
          </Fact>
          <Fact label={t('campaignRequests.detail.platforms')}>
            <Inline space={2}>
              {platforms.map((platform) => (
                <PlatformMark key={platform} platform={channelTypeOf(platform)} label={platform} />
              ))}
            </Inline>
          </Fact>
          <Fact label={t('campaignRequests.home.open')}>{activity.decisionsOpen}</Fact>
          <Fact label={t('campaignRequests.active.contentsOpen')}>{activity.contentsOpen}</Fact>
          <Fact label={t('campaignRequests.active.nextPosting')}>{day(nextPosting)}</Fact>
          <Fact label={t('campaignRequests.active.lastContent')}>{day(lastContent)}</Fact>
          <Fact label={t('word.comments')}>{activity.comments}</Fact>
        </FactList>
        {channels.length > 0 && <Proposals channels={channels} showsAudience isInImaActive />}
        {booked.length > 0 && (
          <>
            <Stack space={4}>
              <Heading level={3} variant="subsection">
                {t('campaignRequests.content.title')}
              </Heading>
              <Contents channels={booked} isInImaActive />
            </Stack>
            <Disclosure title={t('campaignRequests.results.title')} level={3}>
              <RequestResults channels={booked} />
            </Disclosure>
          </>
        )}
        {(documents.length > 0 || booked.length > 0) && (
          <Stack space={3}>
            <Heading level={3} variant="subsection">
              {t('campaignRequests.active.documents')}
            </Heading>
            {documents.length > 0 && <FileTiles title={t('campaignRequests.active.documents')} files={documents} />}
            {booked.length > 0 && (
              <Inline>
                <ReportButton campaignRequestId={campaignRequestId} title={title} />
              </Inline>
            )}
          </Stack>
        )}
      </Stack>
    </Section>
  );
}

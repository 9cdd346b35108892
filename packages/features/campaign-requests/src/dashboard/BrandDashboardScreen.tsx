import { MegaphoneSimpleIcon, VideoCameraIcon } from '@phosphor-icons/react';
import { useQuery } from '@tanstack/react-query';
import {
  campaignRequestQueries,
  type CampaignRequestStatistics,
  type BookedChannel,
} from '@resonanz/api-client/campaignRequests';
import { pageFailure } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { ugcRequestQueries } from '@resonanz/api-client/ugcRequests';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead } from '@resonanz/app-frame/PageHead';
import { brandPaths } from '@resonanz/domain/paths';
import { useMessages } from '@resonanz/i18n/react';
import { PageColumns } from '@resonanz/records/PageColumns';
import { Section } from '@resonanz/records/Section';
import { useMay, useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Contents } from '../content/Contents.tsx';
import { messages } from '../messages.ts';
import { BrandKpis } from './BrandKpis.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { LastComments } from './LastComments.tsx';
import { LastRequests } from './LastRequests.tsx';
import { LearningTip } from './LearningTip.tsx';
import { OpenDecisions } from './OpenDecisions.tsx';
import { VideosToRelease } from './VideosToRelease.tsx';

function greetingOf(hour: number): 'morning' | 'day' | 'evening' {
  if (hour < 11) return 'morning';
  return hour < 18 ? 'day' : 'evening';
}

/** The brand's home: what needs a decision, how campaigns are doing, the last requests. */
export function BrandDashboardScreen() {
  const t = useMessages(messages);
  const client = useApi();
  const { user } = useSession();
  const mayAdd = useMay('Campaign Request', 'add');
  const { data, error, refetch } = useQuery(campaignRequestQueries(client).statistics());
  // The home stands without them: videos have a dashboard of their own that says why they are missing.
  const { data: videos } = useQuery(ugcRequestQueries(client).statistics());
  const name = user?.contactPerson ?? user?.fullName ?? '';
  const greeting = t(`campaignRequests.home.${greetingOf(new Date().getHours())}`, { name });
  const failure = pageFailure({ error, data });
  // A user who has asked for nothing yet is shown where to begin, not what is empty.
  const isNew = mayAdd && data?.requests.length === 0 && videos?.requests.length === 0;
  const hasFigures = !data || data.requests.length > 0 || data.runningCampaigns > 0 || data.channels > 0;
  /**
   * What waits for the brand; a user who was never proposed anything has decided nothing either. Creators of UGC videos
   * are decided on with their videos.
   */
  function waitingOf({ openDecisions, decisions, requests }: CampaignRequestStatistics, videosReady: number): string {
    const asksForVideosAlone = requests.length === 0 && (videos?.requests.length ?? 0) > 0;
    const nothingProposed = asksForVideosAlone ? '' : t('campaignRequests.home.nothingProposed');
    const proposals =
      decisions.length === 0 ? nothingProposed : t('campaignRequests.home.waiting', { count: openDecisions });
    return [proposals, t('campaignRequests.home.videosWaiting', { count: videosReady })].filter(Boolean).join(' ');
  }
  if (failure) {
    return (
      <FailedPage
        head={<PageHead title={greeting} />}
        failure={failure}
        failedText={t('campaignRequests.home.failed')}
        onReload={() => void refetch()}
      />
    );
  }
  return (
    <>
      <PageHead
        title={greeting}
        description={
          isNew ? (
            t('campaignRequests.first.welcome')
          ) : data ? (
            waitingOf(data, videos?.videosReady ?? 0)
          ) : (
            <Skeleton width="20rem" />
          )
        }
        hidesLine
        {...(mayAdd && {
          actions: (
            <>
              <Button iconStart={VideoCameraIcon} href={brandPaths.ugcVideoAdd()}>
                {t('campaignRequests.home.addUgc')}
              </Button>
              <Button variant="solid" iconStart={MegaphoneSimpleIcon} href={brandPaths.campaignRequestAdd()}>
                {t('campaignRequests.add')}
              </Button>
            </>
          ),
        })}
      />
      {!isNew && hasFigures && <BrandKpis statistics={data} />}
      <PageColumns
        aside={
          <>
            {!isNew && (
              <>
                <LastRequests requests={data?.requests} ugcRequests={videos?.requests} />
                <LastComments comments={data?.lastComments} />
              </>
            )}
            <LearningTip />
          </>
        }
      >
        {isNew ? (
          <FirstSteps />
        ) : (
          <>
            <OpenDecisions channels={data?.decisions} />
            <VideosToRelease videos={videos?.ready} />
            <ContentToRelease channels={data?.contents} />
          </>
        )}
      </PageColumns>
    </>
  );
}

/** Contents that wait for the brand; nothing while there are none. */
function ContentToRelease({ channels }: { channels: readonly BookedChannel[] | undefined }) {
  const t = useMessages(messages);
  if (!channels || channels.length === 0) return null;
  return (
    <Section title={t('campaignRequests.home.contents')}>
      <Contents channels={channels} />
    </Section>
  );
}

import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { pageFailure } from '@resonanz/api-client/errors';
import { influencerProfileQueries } from '@resonanz/api-client/influencerProfile';
import { useApi } from '@resonanz/api-client/react';
import { FailedPage } from '@resonanz/app-frame/FailedPage';
import { PageHead, type Breadcrumb } from '@resonanz/app-frame/PageHead';
import { useToasts } from '@resonanz/app-frame/toasts';
import { channelFromBookmark } from '@resonanz/domain/campaignEntry';
import { staffPaths } from '@resonanz/domain/paths';
import { channelTypeOf } from '@resonanz/domain/platforms';
import { isManagement } from '@resonanz/domain/roles';
import { useMessages } from '@resonanz/i18n/react';
import { ConnectedSelectCampaignDialog } from '@resonanz/select-campaign-dialog/connected';
import { useMay, useSession } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { Kpi, KpiStrip } from '@resonanz/ui/KpiStrip';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Tabs } from '@resonanz/ui/Tabs';
import { useListTitle } from '../useListTitle.ts';
import { FiguresDialog } from './FiguresDialog.tsx';
import { messages } from './messages.ts';
import { PlatformTabs } from './PlatformTabs.tsx';
import { ProfileActions } from './ProfileActions.tsx';
import { watchListEntryOf } from './profileEntry.ts';
import { ProfileHead } from './ProfileHead.tsx';
import { ProfileKpis } from './ProfileKpis.tsx';
import { ProfileNotices } from './ProfileNotices.tsx';
import { ProfilePart } from './ProfilePart.tsx';
import * as css from './ProfileParts.css.ts';
import { tabOf, tabsFor } from './profileTabs.ts';
import { chosenChannel, nameOf } from './profileText.ts';
import { RatingDialog } from './RatingDialog.tsx';

const ProfileMailDialog = lazy(async () => ({ default: (await import('./ProfileMailDialog.tsx')).ProfileMailDialog }));
const PictureChange = lazy(async () => ({ default: (await import('./PictureChange.tsx')).PictureChange }));

/**
 * The profile of an influencer, seen by one of the channels:
 * `/dashboard/profile/{influencerId}/{platform}/{channelId}`.
 */
export function ProfileScreen() {
  const t = useMessages(messages);
  const toasts = useToasts();
  const { influencerId = '', platform, channelId = '' } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const { user } = useSession();
  const mayEdit = useMay('Influencer Management', 'edit');
  const sees = { contracts: useMay('Contract Management', 'view'), emails: useMay('Email', 'view') };
  const query = useQuery(influencerProfileQueries(useApi()).one(Number(influencerId)));
  const [dialog, setDialog] = useState<'campaign' | 'rating' | 'picture' | 'figures' | 'mail' | null>(null);
  const breadcrumbs = [{ label: useListTitle(), href: staffPaths.dashboard() }];

  const failure = pageFailure(query);
  if (failure) {
    return (
      <FailedPage
        head={<PageHead title={t('profile.title')} breadcrumbs={breadcrumbs} />}
        failure={failure}
        missingText={t('profile.notFound')}
        failedText={t('profile.failed')}
        onReload={() => void query.refetch()}
      />
    );
  }
  const profile = query.data;
  if (profile === undefined) return <ProfileLoading breadcrumbs={breadcrumbs} />;

  const isOwnOnly = user !== null && isManagement(user.role.roleId);
  const channel = chosenChannel(profile, platform, Number(channelId));
  const [largest] = profile.channels;
  if (channel === undefined && largest !== undefined) {
    return (
      <FailedPage
        head={<PageHead title={nameOf(profile, largest)} breadcrumbs={breadcrumbs} />}
        failure="missing"
        missingText={t('profile.channelNotFound')}
        failedText={t('profile.failed')}
        missingAction={
          <Button
            href={staffPaths.influencerProfile({
              influencerId: profile.influencerId,
              platform: channelTypeOf(largest.platform),
              channelId: largest.channelId,
            })}
          >
            {t('profile.toPerson')}
          </Button>
        }
        onReload={() => void query.refetch()}
      />
    );
  }
  const tabs = tabsFor(isOwnOnly, sees);
  const tab = tabOf(parameters.get('tab'), tabs);
  const show = (next: string) => setParameters(next === 'overview' ? {} : { tab: next }, { replace: true });
  const onRate = mayEdit && !isOwnOnly ? () => setDialog('rating') : undefined;
  const close = () => setDialog(null);
  const name = nameOf(profile, channel);
  return (
    <div className={css.page}>
      <ProfileHead
        profile={profile}
        channel={channel}
        actions={
          <ProfileActions
            profile={profile}
            channel={channel}
            onAddToCampaign={() => setDialog('campaign')}
            onMail={() => setDialog('mail')}
            onRate={() => setDialog('rating')}
            onChangePicture={() => setDialog('picture')}
            onEnterFigures={() => setDialog('figures')}
          />
        }
      />
      <ProfileNotices profile={profile} channel={channel} />
      {channel && <PlatformTabs profile={profile} channelId={channel.channelId} search={parameters.toString()} />}
      {channel && <ProfileKpis channel={channel} />}
      <Tabs
        label={t('profile.tabs')}
        items={tabs.map((id) => ({ id, label: t(`profile.tab.${id}`) }))}
        selectedId={tab}
        onSelectionChange={show}
        isFlush
      >
        <ProfilePart
          tab={tab}
          profile={profile}
          channel={channel}
          onShowCampaigns={isOwnOnly ? undefined : () => show('campaigns')}
          onRate={onRate}
        />
      </Tabs>
      {channel && (
        <ConnectedSelectCampaignDialog
          isOpen={dialog === 'campaign'}
          onOpenChange={close}
          channels={[
            { name, picture: profile.picture, channel: channelFromBookmark(watchListEntryOf(profile, channel)) },
          ]}
          toasts={toasts}
          onAdded={close}
        />
      )}
      {dialog === 'figures' && channel && (
        <FiguresDialog influencerId={profile.influencerId} channel={channel} onClose={close} />
      )}
      <Suspense>
        {dialog === 'mail' && <ProfileMailDialog profile={profile} channel={channel} onClose={close} />}
      </Suspense>
      <Suspense>{dialog === 'picture' && <PictureChange profile={profile} name={name} onClose={close} />}</Suspense>
      {dialog === 'rating' && <RatingDialog influencerId={profile.influencerId} name={name} onClose={close} />}
    </div>
  );
}

/** The page while the person is on the way: head and figures keep their places. */
function ProfileLoading({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }) {
  const t = useMessages(messages);
  return (
    <>
      <PageHead title={t('profile.loading')} breadcrumbs={breadcrumbs} facts={<Skeleton width="60%" />} hidesLine />
      <KpiStrip isLoading loadingLabel={t('profile.kpi.loading')}>
        {(['followers', 'engagement', 'likes', 'comments'] as const).map((name) => (
          <Kpi key={name} label={t(`profile.kpi.${name}`)} value="" />
        ))}
      </KpiStrip>
    </>
  );
}

import { lazy, type ReactNode, Suspense } from 'react';
import type { InfluencerProfile, ProfileChannel } from '@resonanz/api-client/influencerProfile';
import { useFiles } from '@resonanz/api-client/useFiles';
import { useMessages } from '@resonanz/i18n/react';
import { type FileKindChoice, FileList } from '@resonanz/records/FileList';
import { useMay } from '@resonanz/session/react';
import { Skeleton } from '@resonanz/ui/Skeleton';
import { Text } from '@resonanz/ui/Text';
import { acceptedExtensions } from '@resonanz/validators/file';
import { AudiencePanel } from './AudiencePanel.tsx';
import { CampaignHistory } from './CampaignHistory.tsx';
import { ContractsPart } from './ContractsPart.tsx';
import { messages } from './messages.ts';
import { OverviewPart } from './OverviewPart.tsx';
import { PersonalPanel } from './PersonalPanel.tsx';
import { PriceList } from './PriceList.tsx';
import { ProfileComments } from './ProfileComments.tsx';
import * as css from './ProfileParts.css.ts';
import { ProfileRatings } from './ProfileRatings.tsx';
import type { ProfileTab } from './profileTabs.ts';

const ProfileMails = lazy(async () => ({ default: (await import('./ProfileMails.tsx')).ProfileMails }));

interface ProfilePartProps {
  tab: ProfileTab;
  profile: InfluencerProfile;
  channel: ProfileChannel | undefined;
  onShowCampaigns: (() => void) | undefined;
  onRate: (() => void) | undefined;
}

/** The chosen part of the profile. */
export function ProfilePart({ tab, profile, channel, onShowCampaigns, onRate }: ProfilePartProps): ReactNode {
  const t = useMessages(messages);
  const { influencerId } = profile;
  const needsChannel = tab === 'overview' || tab === 'audience';
  if (needsChannel && channel === undefined) {
    return (
      <div className={css.panel}>
        <Text as="p" tone="muted">
          {t('profile.noChannel')}
        </Text>
      </div>
    );
  }
  if (tab === 'overview')
    return channel && <OverviewPart profile={profile} channel={channel} onShowCampaigns={onShowCampaigns} />;
  if (tab === 'audience') return <div className={css.column}>{channel && <AudiencePanel channel={channel} />}</div>;
  if (tab === 'prices')
    return (
      <div className={css.panel}>
        <PriceList influencerId={influencerId} />
      </div>
    );
  if (tab === 'campaigns')
    return (
      <div className={css.panel}>
        <CampaignHistory influencerId={influencerId} />
      </div>
    );
  if (tab === 'contracts')
    return (
      <div className={css.panel}>
        <ContractsPart influencerId={influencerId} />
      </div>
    );
  if (tab === 'ratings')
    return (
      <div className={css.column}>
        <ProfileRatings influencerId={influencerId} onRate={onRate} />
      </div>
    );
  if (tab === 'emails') {
    return (
      <div className={css.panel}>
        <Suspense fallback={<Skeleton width="100%" />}>
          <ProfileMails key={influencerId} profile={profile} channel={channel} />
        </Suspense>
      </div>
    );
  }
  if (tab === 'comments')
    return (
      <div className={css.column}>
        <ProfileComments key={influencerId} influencerId={influencerId} />
      </div>
    );
  if (tab === 'files')
    return (
      <div className={css.panel}>
        <ProfileFiles key={influencerId} influencerId={influencerId} />
      </div>
    );
  return (
    <div className={css.panel}>
      <PersonalPanel profile={profile} />
    </div>
  );
}

const KINDS: readonly [FileKindChoice, ...FileKindChoice[]] = [
  { kind: 'attachment', accept: acceptedExtensions('attachment') },
  { kind: 'content', accept: acceptedExtensions('imageOrVideo') },
  { kind: 'contract', accept: acceptedExtensions('document') },
  { kind: 'nda', accept: acceptedExtensions('document') },
];

/** The files of a person; who may edit people may add and delete them. */
function ProfileFiles({ influencerId }: { influencerId: number }) {
  const files = useFiles({ subject: 'influencer', subjectId: influencerId });
  const mayEdit = useMay('Influencer Management', 'edit');
  return <FileList {...files} kinds={KINDS} isReadOnly={!mayEdit} />;
}

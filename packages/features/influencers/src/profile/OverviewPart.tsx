import type { InfluencerProfile, ProfileChannel } from '@resonanz/api-client/influencerProfile';
import { AudiencePanel } from './AudiencePanel.tsx';
import { RecentCampaigns } from './CampaignHistory.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { FollowerChart } from './FollowerChart.tsx';
import { PostsTable } from './PostsTable.tsx';
import * as css from './ProfileParts.css.ts';

interface OverviewPartProps {
  profile: InfluencerProfile;
  channel: ProfileChannel;
  /** Leads to all campaigns; absent where there is no such part. */
  onShowCampaigns: (() => void) | undefined;
}

/** Growth, latest posts and campaigns; beside them the audience and how to reach the person. */
export function OverviewPart({ profile, channel, onShowCampaigns }: OverviewPartProps) {
  const { channelId } = channel;
  return (
    <div className={css.grid}>
      <div className={css.main}>
        <div className={css.part}>
          <FollowerChart key={channelId} channelId={channelId} />
        </div>
        {onShowCampaigns && (
          <div className={css.part}>
            <RecentCampaigns influencerId={profile.influencerId} onShowAll={onShowCampaigns} />
          </div>
        )}
        <div className={css.part}>
          <PostsTable channelId={channelId} />
        </div>
      </div>
      <div className={css.side}>
        <div className={css.part}>
          <AudiencePanel channel={channel} />
        </div>
        <div className={css.part}>
          <ContactPanel profile={profile} />
        </div>
      </div>
    </div>
  );
}

import type { InfluencerProfile, ProfileChannel } from '@resonanz/api-client/influencerProfile';
import type { MailPartner } from '@resonanz/mail-composer/connected';
import { nameOf } from './profileText.ts';

/** Who is written to from a profile: the person, about the channel that is shown. */
export const partnersOf = (profile: InfluencerProfile, channel: ProfileChannel | undefined): readonly MailPartner[] => [
  {
    userType: 'influencer',
    refId: profile.influencerId,
    name: nameOf(profile, channel),
    ...(channel && { channelId: channel.channelId }),
  },
];

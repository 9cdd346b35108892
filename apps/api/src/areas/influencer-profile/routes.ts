import { notFound } from '../../platform/http/ApiError.ts';
import { defineArea } from '../../platform/operations/area.ts';
import { profileChannels } from '../figures/door.ts';
import { changeComment, commentOn, deleteComment, influencerComments } from './comments.ts';
import { changeChannelStatus, changeTrust } from './marks.ts';
import { influencerProfile as profileOf } from './profile.ts';
import { campaignHistory } from './queries/campaigns.ts';
import { priceList } from './queries/prices.ts';
import { rate, ratingsOf } from './ratings.ts';

/** The profile of an influencer: figures, prices, campaigns, ratings and comments. */
export const influencerProfile = defineArea('influencer-profile', {
  getInfluencer: async ({ input, user, services }) => {
    const profile = await profileOf(services.db, user, input.path.id, services.clock.now());
    if (profile === undefined) throw notFound();
    return profile;
  },
  getInfluencerChannels: ({ input, user, services }) =>
    profileChannels(services.db, user, { influencerId: input.path.influencerId }),
  changeChannelStatus: (call) => changeChannelStatus(call, call.input.body),
  getInfluencerComments: (call) => influencerComments(call, call.input.path.influencerId, call.input.query),
  addInfluencerComment: (call) => commentOn(call, call.input.path.influencerId, call.input.body.text),
  editInfluencerComment: (call) => changeComment(call, call.input.body),
  deleteInfluencerComments: (call) => deleteComment(call, call.input.body),
  getInfluencerRatings: ({ input, user, services }) => ratingsOf(services.db, user, input.path.influencerId),
  rateInfluencer: (call) => rate(call, call.input.path.influencerId, call.input.body),
  changeInfluencerTrust: (call) => changeTrust(call, call.input.body),
  getInfluencerPrices: ({ input, services }) => priceList(services.db, input.path.influencerId),
  getInfluencerCampaigns: ({ input, user, services }) =>
    campaignHistory(services.db, user, input.path.influencerId, input.query),
});

import { notFound } from '../../../platform/http/ApiError.ts';
import { type CallContext, defineArea } from '../../../platform/operations/area.ts';
import { followerGrowth, followerPoints, forecastOf, latestPosts, profileChannel } from '../../figures/door.ts';
import { engagementOf } from './engagement.ts';
import { enterFigures } from './enterFigures.ts';

type Reader = Pick<CallContext, 'user' | 'services'>;

async function channelOf({ user, services }: Reader, channelId: number) {
  const found = await profileChannel(services.db, user, channelId);
  if (found === undefined) throw notFound();
  return found;
}

/**
 * Figures of channels; named after the platform they began with, served for all of them
 * (docs/domain/people.md#figures-of-channels).
 */
export const instagramStatistics = defineArea('influencer-profile', {
  getInstagramFollowerHistory: async ({ input, services: { db, clock } }) => {
    const { days = 30 } = input.query;
    return { days, points: await followerPoints(db, input.path.id, days, clock.now()) };
  },
  getInstagramGrowth: ({ input, services: { db, clock } }) =>
    followerGrowth(db, input.path.id, input.query.days ?? 30, clock.now()),
  getInstagramForecast: ({ input, services: { db, clock } }) =>
    forecastOf(db, input.path.id, input.query.weeks ?? 1, clock.now()),
  getInstagramAudience: async (call) => (await channelOf(call, call.input.path.id)).channel.audience,
  getInstagramPosts: ({ input, services: { db } }) => latestPosts(db, input.path.id),
  getInstagramEngagement: async (call) => engagementOf(call.services.db, await channelOf(call, call.input.path.id)),
  recordChannelFigures: async (call) => {
    await enterFigures(call, call.input.body);
    return (await channelOf(call, call.input.body.channelId)).channel;
  },
});

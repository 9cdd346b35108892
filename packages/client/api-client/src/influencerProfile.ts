import {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { answerOf, confirmed } from './answer.ts';
import type { ApiClient } from './createApiClient.ts';
import { influencerKeys } from './influencers.ts';
import { beforeOf, olderComment } from './olderParts.ts';
import type { Schemas } from './Schemas.ts';

/** An influencer with all fields and channels; what is unknown is null. */
export type InfluencerProfile = Schemas['InfluencerProfile'];
/** A channel with its figures. */
export type ProfileChannel = Schemas['ProfileChannel'];
/** A figure with its source, the day it was measured, and whether it was estimated. */
export type ProfileFigure = Schemas['Figure'];
/** Where a figure came from. */
export type FigureSource = Schemas['FigureSource'];
/** Shares of an audience in percent, with their origin. */
export type ChannelAudience = Schemas['ChannelAudience'];
/** Measured followers, oldest first. */
export type FollowerHistory = Schemas['FollowerHistory'];
/** Growth between the first and the last measured day. */
export type FollowerGrowth = Schemas['FollowerGrowth'];
/** Expected followers with their band, or why there are none. */
export type FollowerForecast = Schemas['FollowerForecast'];
/** One of the latest posts. */
export type ChannelPost = Schemas['ChannelPost'];
/** Engagement and how it changed in a month. */
export type ChannelEngagement = Schemas['ChannelEngagement'];
/** Figures entered by hand. */
export type ChannelFiguresInput = Schemas['ChannelFiguresInput'];
/** Price of a service with those before it. */
export type ServicePrice = Schemas['ServicePrice'];
/** A campaign of an influencer with its results. */
export type InfluencerCampaign = Schemas['InfluencerCampaign'];
/** A page of campaigns. */
export type InfluencerCampaignPage = Schemas['InfluencerCampaignPage'];
/** Ratings with their average. */
export type InfluencerRatings = Schemas['InfluencerRatings'];
/** Stars and a text. */
export type InfluencerRatingInput = Schemas['InfluencerRatingInput'];
/** A comment on any subject. */
export type Comment = Schemas['Comment'];
/** Newest comments, oldest first. */
export type CommentPage = Schemas['CommentPage'];

/** Query keys of the area. */
export const influencerProfileKeys = {
  /** Every profile. */
  all: ['influencerProfile'],
  /** Everything of one influencer but the figures of channels. */
  one: (influencerId: number) => ['influencerProfile', influencerId],
  /** Figures of one channel over time. */
  channel: (channelId: number) => ['channelFigures', channelId],
} as const;

/** Reads of the area. */
export const influencerProfileQueries = (client: ApiClient) => ({
  /** One influencer. */
  one: (influencerId: number) =>
    queryOptions({
      queryKey: [...influencerProfileKeys.one(influencerId), 'profile'] as const,
      queryFn: ({ signal }) =>
        answerOf(client.http.GET('/findInfluencersById/{id}', { params: { path: { id: influencerId } }, signal })),
    }),
  /** Channels of one influencer, the largest first. */
  channels: (influencerId: number) =>
    queryOptions({
      queryKey: [...influencerProfileKeys.one(influencerId), 'channels'] as const,
      queryFn: ({ signal }) =>
        answerOf(
          client.http.GET('/influencer/{influencerId}/channels', { params: { path: { influencerId } }, signal }),
        ),
    }),
  /** Measured followers of the last days, 30 by default; the last ones stay visible while another time loads. */
  followerHistory: (channelId: number, days = 30) =>
    queryOptions({
      queryKey: [...influencerProfileKeys.channel(channelId), 'history', days] as const,
      queryFn: ({ signal }) =>
        answerOf(
          client.http.GET('/instagramStatistics/followerHistory/{id}', {
            params: { path: { id: channelId }, query: { days } },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
  /** Growth in the last days, 30 by default. */
  growth: (channelId: number, days = 30) =>
    queryOptions({
      queryKey: [...influencerProfileKeys.channel(channelId), 'growth', days] as const,
      queryFn: ({ signal }) =>
        answerOf(
          client.http.GET('/instagramStatistics/growth/{id}', {
            params: { path: { id: channelId }, query: { days } },
            signal,
          }),
        ),
    }),
  /** Expected followers of the coming weeks, one by default. */
  forecast: (channelId: number, weeks = 1) =>
    queryOptions({
      queryKey: [...influencerProfileKeys.channel(channelId), 'forecast', weeks] as const,
      queryFn: ({ signal }) =>
        answerOf(
          client.http.GET('/instagramStatistics/forecast/{id}', {
            params: { path: { id: channelId }, query: { weeks } },
            signal,
          }),
        ),
    }),
  /** Audience of a channel. */
  audience: (channelId: number) =>
    queryOptions({
      queryKey: [...influencerProfileKeys.channel(channelId), 'audience'] as const,
      queryFn: ({ signal }) =>
        answerOf(
          client.http.GET('/instagramStatistics/audience/{id}', { params: { path: { id: channelId } }, signal }),
        ),
    }),
  /** The latest posts of a channel. */
  posts: (channelId: number) =>
    queryOptions({
      queryKey: [...influencerProfileKeys.channel(channelId), 'posts'] as const,
      queryFn: ({ signal }) =>
        answerOf(client.http.GET('/instagramStatistics/posts/{id}', { params: { path: { id: channelId } }, signal })),
    }),
  /** Engagement of a channel and its change. */
  engagement: (channelId: number) =>
    queryOptions({
      queryKey: [...influencerProfileKeys.channel(channelId), 'engagement'] as const,
      queryFn: ({ signal }) =>
        answerOf(
          client.http.GET('/instagramStatistics/engagement/{id}', { params: { path: { id: channelId } }, signal }),
        ),
    }),
  /** Price list with earlier prices; forbidden to managements. */
  prices: (influencerId: number) =>
    queryOptions({
      queryKey: [...influencerProfileKeys.one(influencerId), 'prices'] as const,
      queryFn: ({ signal }) =>
        answerOf(client.http.GET('/influencer/{influencerId}/prices', { params: { path: { influencerId } }, signal })),
    }),
  /** Campaigns, the newest first; forbidden to managements. */
  campaigns: (influencerId: number, query: { pageNumber?: number; pageSize?: number } = {}) =>
    queryOptions({
      queryKey: [...influencerProfileKeys.one(influencerId), 'campaigns', query] as const,
      queryFn: ({ signal }) =>
        answerOf(
          client.http.GET('/influencer/{influencerId}/campaigns', {
            params: { path: { influencerId }, query },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
  /** Ratings of colleagues; forbidden to managements. */
  ratings: (influencerId: number) =>
    queryOptions({
      queryKey: [...influencerProfileKeys.one(influencerId), 'ratings'] as const,
      queryFn: ({ signal }) =>
        answerOf(client.http.GET('/influencer/{influencerId}/ratings', { params: { path: { influencerId } }, signal })),
    }),
  /** Comments in parts of 50, the newest part first, each part oldest first; forbidden to managements. */
  comments: (influencerId: number) =>
    infiniteQueryOptions({
      queryKey: [...influencerProfileKeys.one(influencerId), 'comments'] as const,
      queryFn: ({ signal, pageParam }) =>
        answerOf(
          client.http.GET('/influencer/{influencerId}/comments', {
            params: { path: { influencerId }, query: beforeOf(pageParam) },
            signal,
          }),
        ),
      initialPageParam: null as number | null,
      getNextPageParam: olderComment,
    }),
});

/** Changes of the area. */
export const influencerProfileMutations = (client: ApiClient, queryClient: QueryClient, influencerId: number) => {
  const path = { influencerId };
  const readProfile = () => queryClient.invalidateQueries({ queryKey: influencerProfileKeys.one(influencerId) });
  const readComments = () =>
    queryClient.invalidateQueries({ queryKey: [...influencerProfileKeys.one(influencerId), 'comments'] });
  const readEverywhere = () =>
    Promise.all([readProfile(), queryClient.invalidateQueries({ queryKey: influencerKeys.all })]);
  const readFigures = (channelId: number) =>
    Promise.all([
      readEverywhere(),
      queryClient.invalidateQueries({ queryKey: influencerProfileKeys.channel(channelId) }),
    ]);
  return {
    /** Writes a comment; the agency keeps it to itself. */
    addComment: () =>
      mutationOptions({
        mutationFn: (text: string) =>
          answerOf(client.http.POST('/influencer/{influencerId}/comments', { params: { path }, body: { text } })),
        onSuccess: readComments,
      }),
    /** Changes an own comment within an hour. */
    editComment: () =>
      mutationOptions({
        mutationFn: (change: Schemas['CommentChange']) =>
          answerOf(client.http.POST('/influencer/comments/update', { body: change })),
        onSettled: readComments,
      }),
    /** Deletes a comment. */
    removeComment: () =>
      mutationOptions({
        mutationFn: (commentId: number) =>
          confirmed(client.http.POST('/influencer/comments/delete', { body: { commentId } })),
        onSettled: readComments,
      }),
    /** Rates the influencer, or changes the caller's rating. */
    rate: () =>
      mutationOptions({
        mutationFn: (rating: InfluencerRatingInput) =>
          answerOf(client.http.POST('/influencer/{influencerId}/ratings', { params: { path }, body: rating })),
        onSuccess: readEverywhere,
      }),
    /** Marks the influencer as trusted, or takes the mark away. */
    changeTrust: () =>
      mutationOptions({
        mutationFn: (isTrusted: boolean) =>
          answerOf(client.http.POST('/influencer/trustedChange', { body: { influencerId, isTrusted } })),
        onSuccess: readEverywhere,
      }),
    /** Switches a channel on or off. */
    changeChannelStatus: () =>
      mutationOptions({
        mutationFn: (change: Schemas['ChannelStatusChange']) =>
          answerOf(client.http.POST('/channelStatusChange', { body: change })),
        onSuccess: readEverywhere,
      }),
    /** Enters figures of a channel by hand. */
    recordFigures: () =>
      mutationOptions({
        mutationFn: (figures: ChannelFiguresInput) =>
          answerOf(client.http.POST('/instagramStatistics/figures', { body: figures })),
        onSuccess: (_channel, { channelId }) => readFigures(channelId),
      }),
  };
};

export { unknownFigure } from './Measurement.ts';
export { profileChannel, profileChannels, sharesOf } from './channelFigures.ts';
export { followerGrowth, followerPoints, forecastOf } from './followers.ts';
export { latestPosts } from './posts.ts';
export { recordFigures, typedShares } from './recordFigures.ts';
export { takeSnapshot } from './snapshot.ts';
export type { ChannelAudience } from './tables.ts';
export { createYouTubeConnector } from './youtube.ts';
export type { YouTubeSettings } from './youtubeApi.ts';

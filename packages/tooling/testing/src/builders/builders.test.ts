import { expect, test } from 'vitest';
import { buildCampaigns } from './campaigns.ts';
import { buildInfluencerChannels, buildWatchListEntry } from './influencers.ts';
import { buildNotifications } from './notifications.ts';

test('lists have as many items as asked for, each with an id of its own', () => {
  expect(new Set(buildInfluencerChannels(50).map(({ channelId }) => channelId)).size).toBe(50);
  expect(new Set(buildCampaigns(50).map(({ kampagnenname }) => kampagnenname)).size).toBe(50);
  expect(new Set(buildNotifications(50).map(({ notificationId }) => notificationId)).size).toBe(50);
});

test('what a test says replaces the default', () => {
  expect(buildWatchListEntry({ activee: 0 })).toMatchObject({ activee: 0, titleName: 'Lena Hoffmann' });
});

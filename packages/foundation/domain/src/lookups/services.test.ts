import { describe, expect, test } from 'vitest';
import { labels } from '../labels.ts';
import { PLATFORMS } from '../platforms.ts';
import { CURRENCIES, DEFAULT_CURRENCY_ID } from './currencies.ts';
import { SERVICES, SERVICES_FOR_ALL, type Service } from './services.ts';

/** Value, suffix of the price field, German, English. */
const TABLE: Readonly<Record<string, string>> = {
  Instagram: `
    Post, Post, Post, Post
    Carousel, Carousel, Carousel, Carousel
    Reel, Reel, Reel, Reel
    Story, Story, Story 1 Frame, Story 1 frame
    StorySet, StorySet, Story-Set 3–5 Frames, Story set 3–5 frames
    Live, Live, Live, Live
    Giveaway, Giveaway, Giveaway, Giveaway
    Takeover, Takeover, Takeover, Takeover
    Whitelisting, Whitelisting, Whitelisting / Paid Partnership, Whitelisting / Paid Partnership`,
  Facebook: `
    Posting, Posting, Posting, Posting
    Video, Video, Video, Video
    Story, Story, Story, Story
    Live, Live, Live, Live
    Reel, Reel, Reel, Reel`,
  Snapchat: `
    VideoIntegraion, VideoIntegration, Videointegration, Video integration
    Story, Story, Story, Story
    Spotlight, Spotlight, Spotlight, Spotlight`,
  YouTube: `
    VideoIntegraion, VideoIntegration, Videointegration, Video integration
    DedicatedVideo, DedicatedVideo, Dediziertes Video, Dedicated video
    Shorts, Shorts, Shorts, Shorts
    CommunityPost, CommunityPost, Community-Post, Community post
    Livestream, Livestream, Livestream, Livestream
    EndScreen, EndScreen, Abspann, End screen`,
  TikTok: `
    Video, Video, Video, Video
    Story, Story, Story, Story
    Live, Live, Live, Live
    SparkAds, SparkAds, Spark Ads, Spark Ads`,
  Twitch: `
    StreamIntegration, StreamIntegration, Streamintegration, Stream integration
    Panel, Panel, Panel / Banner, Panel / Banner
    ChatCommand, ChatCommand, Chat-Befehl, Chat command
    DedicatedStream, DedicatedStream, Dedizierter Stream, Dedicated stream`,
  Pinterest: `
    Integration, Pin, Integration, Integration
    VideoPin, VideoPin, Video-Pin, Video pin
    Board, Board, Pinnwand, Board`,
  Twitter: `
    Integration, Integration, Integration, Integration
    Thread, Thread, Thread, Thread
    Retweet, Retweet, Retweet, Retweet`,
  Blog: `
    Integration, BlogPost, Integration, Integration
    Advertorial, Advertorial, Advertorial, Advertorial
    ProductTest, ProductTest, Produkttest, Product test
    Backlink, Backlink, Verlinkung, Backlink
    Banner, Banner, Banner, Banner`,
  Podcast: `
    Integration, HostReadAd, Integration, Integration
    PreRoll, PreRoll, Pre-Roll, Pre-roll
    MidRoll, MidRoll, Mid-Roll, Mid-roll
    Interview, Interview, Interviewfolge, Interview episode`,
};

const written = ({ value, priceKey, labelKey }: Service): string =>
  [value, priceKey, labels.de[labelKey], labels.en[labelKey]].join(', ');
const linesOf = (text: string): readonly string[] => text.trim().split(/\n\s*/);

describe('services', () => {
  test.each(PLATFORMS)('%s: value, price field and words, the default first [R-LOOK-002]', (platform) => {
    expect(SERVICES[platform].map(written)).toEqual(linesOf(TABLE[platform] ?? ''));
    expect(SERVICES[platform].every(({ priceUnit }) => priceUnit === 'euro')).toBe(true);
  });

  test('every platform offers rights of use in percent and videos that are not posted', () => {
    expect(SERVICES_FOR_ALL.map(written)).toEqual([
      'BuyOut3, BuyOut, Buyout 3 Monate, Buy-out 3 months',
      'BuyOut6, BuyOut, Buyout 6 Monate, Buy-out 6 months',
      'BuyOut12, BuyOut, Buyout 12 Monate, Buy-out 12 months',
      'Ugc, Ugc, UGC-Video ohne Veröffentlichung, UGC video without posting',
    ]);
    expect(SERVICES_FOR_ALL.map(({ priceUnit }) => priceUnit)).toEqual(['percent', 'percent', 'percent', 'euro']);
  });
});

test('four currencies, the euro first: EUR, €, locale de [R-ENT-046]', () => {
  expect(CURRENCIES.map((currency) => Object.values(currency).join(', '))).toEqual([
    '1, EUR, Euro, €, de',
    '2, USD, US Dollar, $, en',
    '3, GBP, Pound Sterling, £, en',
    '4, CHF, Schweizer Franken, CHF, de',
  ]);
  expect(Object.keys(CURRENCIES[0])).toEqual([
    'currencyId',
    'currencyCode',
    'currencyName',
    'currencySymbol',
    'currencyShortName',
  ]);
  expect(DEFAULT_CURRENCY_ID).toBe(CURRENCIES[0].currencyId);
  expect(
    CURRENCIES.map(({ currencyCode }) => [
      labels.de[`currency.${currencyCode}`],
      labels.en[`currency.${currencyCode}`],
    ]),
  ).toEqual([
    ['Euro', 'Euro'],
    ['US-Dollar', 'US Dollar'],
    ['Pfund Sterling', 'Pound Sterling'],
    ['Schweizer Franken', 'Swiss Franc'],
  ]);
});

import { describe, expect, expectTypeOf, test } from 'vitest';
import { SERVICES, parseService } from './lookups/services.ts';
import {
  CHANNEL_TYPES,
  PLATFORMS,
  PLATFORM_THEMES,
  channelTypeOf,
  defaultService,
  handleLabel,
  platformFromType,
} from './platforms.ts';

const TYPES = [
  'instagram',
  'facebook',
  'snapchat',
  'youtube',
  'tiktok',
  'twitch',
  'pinterest',
  'twitter',
  'blog',
  'podcast',
] as const;

describe('platforms', () => {
  test.each([
    ['Instagram', '[R-PROD-027]'],
    ['Facebook', '[R-PROD-028]'],
    ['Snapchat', '[R-PROD-029]'],
    ['YouTube', '[R-PROD-030]'],
    ['TikTok', '[R-PROD-031]'],
    ['Twitch', '[R-PROD-032]'],
    ['Pinterest', '[R-PROD-033]'],
    ['Twitter', '[R-PROD-034]'],
    ['Blog', '[R-PROD-035]'],
    ['Podcast', '[R-PROD-036]'],
  ] as const)('%s is one of them, spelled so %s', (platform, _id) => {
    expect(PLATFORMS).toContain(platform);
  });

  test('are ten, with two themes more [R-LOOK-003] [R-PROD-037]', () => {
    expect(PLATFORMS).toHaveLength(10);
    expect(CHANNEL_TYPES).toEqual(TYPES);
    expect(PLATFORM_THEMES).toEqual([...TYPES, 'linkedin', 'wechat']);
  });

  test('have a channel type each, the name in lower case', () => {
    expect(PLATFORMS.map(channelTypeOf)).toEqual(TYPES);
    expectTypeOf(channelTypeOf('TikTok')).toEqualTypeOf<'tiktok'>();
  });

  test('are found by type or name in any case, and by nothing else', () => {
    expect(TYPES.map(platformFromType)).toEqual(PLATFORMS);
    expect(platformFromType(' TIKTOK ')).toBe('TikTok');
    expect(['linkedin', 'toString', '', 'tik tok'].map(platformFromType)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test.each([
  ['Instagram', 'Post', '[R-ENUM-076]'],
  ['Facebook', 'Posting', '[R-ENUM-077]'],
  ['Snapchat', 'VideoIntegraion', '[R-ENUM-078]'],
  ['YouTube', 'VideoIntegraion', '[R-ENUM-079]'],
  ['TikTok', 'Video', '[R-ENUM-080]'],
  ['Twitch', 'StreamIntegration', '[R-ENUM-081]'],
  ['Pinterest', 'Integration', '[R-ENUM-082]'],
  ['Blog', 'Integration', '[R-ENUM-083]'],
  ['Podcast', 'Integration', '[R-ENUM-084]'],
  ['Twitter', 'Integration', '[R-ENUM-085]'],
] as const)('the service type of %s is %s %s', (platform, service, _id) => {
  expect(defaultService(platform)).toBe(service);
  expect(SERVICES[platform][0]?.value).toBe(service);
  expect([service, `${platform} ${service}`, platform].map((text) => parseService(platform, text))).toEqual([
    service,
    service,
    service,
  ]);
});

test('a stored service that is none of the list stays as it is', () => {
  expect(parseService('Instagram', 'Sonderaktion')).toBe('Sonderaktion');
  expect(parseService('Instagram', 'InstagramPost')).toBe('InstagramPost');
});

test('the services may be a list of one’s own', () => {
  const own = { ...SERVICES, Blog: [] };
  expect(parseService('Blog', 'Blog', own)).toBe('Blog');
});

test.each([
  ['Instagram', 'lenahartwig', '@lenahartwig'],
  ['TikTok', '@tarik.isst', '@tarik.isst'],
  ['Snapchat', 'add/vronischwaiger', '@vronischwaiger'],
  ['YouTube', 'Küppers Outdoor', 'Küppers Outdoor'],
  ['Blog', 'www.pfefferkorn-liest.example/', 'www.pfefferkorn-liest.example'],
  ['Pinterest', '', ''],
] as const)('%s: %s is shown as %s', (platform, handle, shown) => {
  expect(handleLabel(platform, handle)).toBe(shown);
});

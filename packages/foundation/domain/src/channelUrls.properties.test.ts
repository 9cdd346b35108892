import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { channelKey, normaliseChannelUrl, platformOfHost } from './channelUrls.ts';
import { PLATFORMS } from './platforms.ts';

const hosts = fc.constantFrom(
  'instagram.com',
  'WWW.Instagram.com',
  'facebook.com',
  'fb.me',
  'youtube.com',
  'm.youtube.com',
  'tiktok.com',
  'twitch.tv',
  'pinterest.co.uk',
  'x.com',
  'open.spotify.com',
  'blog.example',
  'köln.example',
  'instagram.com.',
  'instagram.com.evil.de',
  'a.de:80',
  'a.de:8080',
  'user@a.de',
);
const segments = fc.oneof(
  fc.constantFrom(
    '',
    '.',
    '..',
    'p',
    'watch',
    'user',
    'channel',
    'profile.php',
    '@lena',
    'ä',
    '%2F',
    '%2e%2e',
    '%E0%A4',
    'reel',
    'videos',
    '\\',
    ';',
    ':',
  ),
  fc.string({ maxLength: 6 }),
);
const addresses = fc
  .tuple(
    fc.constantFrom('', 'http://', 'https://', '//', 'HTTPS://', 'ftp://'),
    hosts,
    fc.array(segments, { maxLength: 4 }),
    fc.constantFrom('', '/', '?id=7', '?v=1#a', '#x', '?'),
  )
  .map(([scheme, host, path, end]) => `${scheme}${host}/${path.join('/')}${end}`);
const texts = fc.oneof(addresses, fc.string(), fc.webUrl());

test('reading a result again gives the same URL, platform and handle', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom('', 'Lena kocht'), (text, title) => {
      const read = normaliseChannelUrl(text, { title });
      fc.pre(read.ok);
      expect(normaliseChannelUrl(read.url, { title })).toEqual(read);
    }),
    { numRuns: 500 },
  );
});

test('a result is an https address without query, fragment, port and user, and the platform is that of its host', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const read = normaliseChannelUrl(text);
      fc.pre(read.ok);
      const { protocol, search, hash, port, username, password, hostname } = new URL(read.url);
      expect([protocol, search, hash, port, username, password]).toEqual(['https:', '', '', '', '', '']);
      expect(platformOfHost(hostname)).toBe(read.platform);
      expect(read.handle).not.toBe('');
    }),
    { numRuns: 500 },
  );
});

test('the same URL in another writing has the same key', () => {
  fc.assert(
    fc.property(addresses, fc.constantFrom(...PLATFORMS), (text, platform) => {
      const read = normaliseChannelUrl(text);
      fc.pre(read.ok);
      expect(channelKey(platform, read.url)).toBe(channelKey(platform, text));
    }),
  );
});

test('a host that ends in no known name is a blog, whatever stands before', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('instagram.com', 'pinterest.de', 'x.com', 'youtube.com'),
      fc.stringMatching(/^[a-z0-9]{1,8}$/),
      (known, word) => {
        expect(platformOfHost(`${known}.${word}.example`)).toBe('Blog');
        expect(platformOfHost(`${word}${known}.example`)).toBe('Blog');
        expect(platformOfHost(`${word}.${known}`)).toBe(platformOfHost(known));
      },
    ),
  );
});

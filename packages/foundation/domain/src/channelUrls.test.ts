import { describe, expect, test } from 'vitest';
import { channelKey, normaliseChannelUrl, platformOfHost } from './channelUrls.ts';

const read = (url: string, title = '') => {
  const result = normaliseChannelUrl(url, { title });
  return result.ok ? result : { code: result.code };
};

describe('normaliseChannelUrl', () => {
  test.each(['http://instagram.com/lena', 'instagram.com/lena', '//instagram.com/lena', ' HTTPS://Instagram.com/lena '])('%s becomes https [R-VAL-035]', (url) => {
    expect(read(url)).toEqual({ ok: true, url: 'https://instagram.com/lena', platform: 'Instagram', handle: 'lena' });
  });

  test('query string and fragment are stripped [R-VAL-036]', () => {
    expect(read('https://www.tiktok.com/@lena?lang=de#top')).toMatchObject({ url: 'https://www.tiktok.com/@lena', handle: '@lena' });
    expect(read('https://www.facebook.com/profile.php?id=100012&sk=about')).toMatchObject({ url: 'https://www.facebook.com/100012', handle: '100012' });
  });

  test.each([
    ['www.instagram.com', 'Instagram'],
    ['m.facebook.com', 'Facebook'],
    ['fb.me', 'Facebook'],
    ['snapchat.com', 'Snapchat'],
    ['m.youtube.com', 'YouTube'],
    ['tiktok.com', 'TikTok'],
    ['www.twitch.tv', 'Twitch'],
    ['de.pinterest.com', 'Pinterest'],
    ['www.pinterest.co.uk', 'Pinterest'],
    ['twitter.com', 'Twitter'],
    ['x.com', 'Twitter'],
    ['open.spotify.com', 'Podcast'],
    ['elbtalk.podigee.io', 'Podcast'],
  ])('%s is %s [R-VAL-037]', (host, platform) => {
    expect(platformOfHost(host)).toBe(platform);
  });

  test.each(['notinstagram.com', 'instagram.com.example.org', 'example.org', 'spotify.com', 'pinterest.abc.de', 'netflix.com', 'fb.com.de'])('%s is a blog [R-VAL-038]', (host) => {
    expect(platformOfHost(host)).toBe('Blog');
  });

  test('the handle is the part after the domain [R-VAL-048]', () => {
    expect(read('https://twitter.com/lena_h')).toMatchObject({ handle: 'lena_h' });
    expect(read('https://www.lenahartwig.example/blog/')).toMatchObject({ platform: 'Blog', handle: 'blog/' });
    expect(read('https://lenahartwig.example/')).toMatchObject({ url: 'https://lenahartwig.example', handle: 'lenahartwig.example' });
    expect(read('https://www.tiktok.com/@j%C3%BCrgen')).toMatchObject({ handle: '@jürgen' });
  });

  test('the trailing slash goes for Instagram, Facebook and Pinterest and stays elsewhere [R-VAL-049]', () => {
    expect(read('https://www.instagram.com/abc/')).toMatchObject({ handle: 'abc' });
    expect(read('https://facebook.com/abc/')).toMatchObject({ handle: 'abc' });
    expect(read('https://www.pinterest.de/abc/')).toMatchObject({ handle: 'abc' });
    expect(read('https://www.tiktok.com/abc/')).toMatchObject({ handle: 'abc/' });
  });

  test('YouTube takes the title when there is one [R-VAL-050]', () => {
    expect(read('https://www.youtube.com/channel/UC123', 'Lena kocht')).toMatchObject({ handle: 'Lena kocht' });
  });

  test('YouTube without title takes what follows /user/ or /c/, else the last part [R-VAL-051]', () => {
    expect(read('https://www.youtube.com/user/lena/videos')).toMatchObject({ handle: 'lena' });
    expect(read('https://www.youtube.com/c/lena')).toMatchObject({ handle: 'lena' });
    expect(read('https://www.youtube.com/channel/UC123/')).toMatchObject({ handle: 'UC123' });
    expect(read('https://www.youtube.com/@lena')).toMatchObject({ handle: '@lena' });
  });

  test.each(['https://www.youtube.com/watch?v=x', 'youtu.be/x', 'https://www.instagram.com/reel/abc/', 'https://www.tiktok.com/@lena/video/7', 'https://x.com/lena/status/1'])('%s is a video or post, not a channel', (url) => {
    expect(read(url)).toEqual({ code: 'channelUrlIsVideo' });
  });

  test.each(['', 'lena', 'javascript:alert(1)', 'ftp://instagram.com/x', 'https://instagram.com@evil.example/x', 'https://127.0.0.1/x', 'https://a b.de', 'https://.de', `https://a.de/${'x'.repeat(3000)}`])('%j is not a URL of a channel', (url) => {
    expect(read(url)).toEqual({ code: 'channelUrlInvalid' });
  });

  test('a platform without a name behind it is no channel', () => {
    expect(read('https://www.instagram.com/')).toEqual({ code: 'channelUrlWithoutHandle' });
  });

  test('one channel has one key', () => {
    const keys = ['https://www.tiktok.com/@Lena?x=1', 'tiktok.com/@lena/', 'http://m.tiktok.com/lena'].map((url) => channelKey('TikTok', url));
    expect(new Set(keys).size).toBe(1);
    expect(channelKey('Blog', 'https://www.a.example/')).toBe(channelKey('Blog', 'a.example'));
    expect(channelKey('Instagram', 'instagram.com/a')).not.toBe(channelKey('Instagram', 'instagram.com/b'));
  });
});

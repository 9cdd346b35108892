import { describe, expect, test } from 'vitest';
import { channelKey, normaliseChannelUrl, platformOfHost } from './channelUrls.ts';

const read = (url: string, title = '') => {
  const result = normaliseChannelUrl(url, { title });
  return result.ok ? result : { code: result.code };
};

describe('normaliseChannelUrl', () => {
  test.each([
    'http://instagram.com/lena',
    'instagram.com/lena',
    '//instagram.com/lena',
    ' HTTPS://Instagram.com/lena ',
  ])('%s becomes https [R-VAL-035]', (url) => {
    expect(read(url)).toEqual({ ok: true, url: 'https://instagram.com/lena', platform: 'Instagram', handle: 'lena' });
  });

  test('query string and fragment are stripped [R-VAL-036]', () => {
    expect(read('https://www.tiktok.com/@lena?lang=de#top')).toMatchObject({
      url: 'https://www.tiktok.com/@lena',
      handle: '@lena',
    });
    expect(read('https://www.facebook.com/profile.php?id=100012&sk=about')).toMatchObject({
      url: 'https://www.facebook.com/100012',
      handle: '100012',
    });
  });

  test.each([
    ['www.instagram.com', 'Instagram'],
    ['m.facebook.com', 'Facebook'],
    ['fb.com', 'Facebook'],
    ['fb.me', 'Facebook'],
    ['snapchat.com', 'Snapchat'],
    ['m.youtube.com', 'YouTube'],
    ['youtu.be', 'YouTube'],
    ['tiktok.com', 'TikTok'],
    ['www.twitch.tv', 'Twitch'],
    ['de.pinterest.com', 'Pinterest'],
    ['www.pinterest.co.uk', 'Pinterest'],
    ...[
      'at',
      'ca',
      'ch',
      'cl',
      'co.kr',
      'co.uk',
      'com',
      'com.au',
      'com.mx',
      'de',
      'dk',
      'es',
      'fr',
      'ie',
      'it',
      'jp',
      'nz',
      'ph',
      'pt',
      'ru',
      'se',
    ].map((suffix) => [`pinterest.${suffix}`, 'Pinterest']),
    ['twitter.com', 'Twitter'],
    ['x.com', 'Twitter'],
    ['open.spotify.com', 'Podcast'],
    ['podcasts.apple.com', 'Podcast'],
    ['elbtalk.podigee.io', 'Podcast'],
    ['podcaster.de', 'Podcast'],
    ['INSTAGRAM.COM', 'Instagram'],
    ['instagram.com.', 'Instagram'],
  ])('%s is %s [R-VAL-037]', (host, platform) => {
    expect(platformOfHost(host)).toBe(platform);
  });

  test.each([
    'notinstagram.com',
    'instagram.com.example.org',
    'instagram.com.evil.de',
    'example.org',
    'spotify.com',
    'apple.com',
    'pinterest.abc.de',
    'pinterest.evil.com',
    'pinterest.xyz',
    'notpinterest.com',
    'pinterest.com.evil.de',
    'pinterest',
    'netflix.com',
    'fb.com.de',
    'instagram.de',
    'com',
    '',
    'toString',
    'instagrаm.com',
    'xn--instagrm-3nf.com',
  ])('%s is a blog [R-VAL-038]', (host) => {
    expect(platformOfHost(host)).toBe('Blog');
  });

  test('are read from the end, however many labels a host has', () => {
    expect(platformOfHost(`${'a.'.repeat(1_000_000)}podcasts.apple.com`)).toBe('Podcast');
    expect(platformOfHost('.'.repeat(1_000_000))).toBe('Blog');
  });

  test('the handle is the part after the domain [R-VAL-048]', () => {
    expect(read('https://twitter.com/lena_h')).toMatchObject({ handle: 'lena_h' });
    expect(read('https://www.lenahartwig.example/blog/')).toMatchObject({ platform: 'Blog', handle: 'blog/' });
    expect(read('https://lenahartwig.example/')).toMatchObject({
      url: 'https://lenahartwig.example',
      handle: 'lenahartwig.example',
    });
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

  test.each([
    'https://www.youtube.com/watch?v=x',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/playlist?list=x',
    'youtube.com/shorts/x',
    'youtube.com/live/x',
    'youtube.com/embed/x',
    'youtube.com/v/x',
    'youtu.be/x',
    'www.youtu.be/x',
    'https://www.instagram.com/p/abc/',
    'https://www.instagram.com/reel/abc/',
    'https://www.instagram.com/reels/abc/',
    'https://www.instagram.com/tv/abc/',
    'https://www.instagram.com/stories/lena/7',
    'https://www.instagram.com/lena/reel/abc/',
    'https://www.facebook.com/watch',
    'https://www.facebook.com/watch/?v=1',
    'https://www.facebook.com/reel/1',
    'https://www.facebook.com/lena/reel/1',
    'https://www.facebook.com/lena/videos/1',
    'https://www.facebook.com/lena/posts/1',
    'https://www.facebook.com/posts/1',
    'https://www.facebook.com/videos',
    'https://www.facebook.com/pg/lena/videos/1',
    'https://www.snapchat.com/spotlight/x',
    'https://www.snapchat.com/@lena/spotlight/x',
    'https://www.tiktok.com/@lena/video/7',
    'https://www.tiktok.com/@lena/photo/7',
    'https://www.tiktok.com/embed/@lena/video/7',
    'https://vm.tiktok.com/x',
    'https://vt.tiktok.com/x',
    'https://www.twitch.tv/videos/1',
    'https://www.twitch.tv/lena/videos/1',
    'https://www.twitch.tv/lena/clip/x',
    'https://www.twitch.tv/team/lena/clip/x',
    'https://www.twitch.tv/lena/video/1',
    'https://clips.twitch.tv/x',
    'https://x.com/lena/status/1',
    'https://x.com/i/web/status/1',
    'https://www.pinterest.de/pin/1/',
  ])('%s is a video or post, not a channel', (url) => {
    expect(read(url)).toEqual({ code: 'channelUrlIsVideo' });
  });

  test.each([
    ['https://www.instagram.com/reels', 'reels'],
    ['https://www.instagram.com/lena/reels/', 'lena/reels'],
    ['https://www.instagram.com/tvlena/p', 'tvlena/p'],
    ['https://www.instagram.com/watch', 'watch'],
    ['https://www.instagram.com/a/b/p/c', 'a/b/p/c'],
    ['https://www.facebook.com/watchme', 'watchme'],
    ['https://www.facebook.com/lena/watch', 'lena/watch'],
    ['https://www.facebook.com/lena/videos', 'lena/videos'],
    ['https://www.snapchat.com/spotlight', 'spotlight'],
    ['https://www.youtube.com/watchers', 'watchers'],
    ['https://www.youtube.com/shorts', 'shorts'],
    ['https://www.youtube.com/@lena/watch', '@lena'],
    ['https://www.youtube.com/@lena/live/x', '@lena'],
    ['https://www.tiktok.com/video/7', 'video/7'],
    ['https://www.twitch.tv/videos', 'videos'],
    ['https://www.twitch.tv/lena/videos', 'lena/videos'],
    ['https://x.com/status', 'status'],
    ['https://www.pinterest.de/pin', 'pin'],
    ['https://www.pinterest.de/lena/pin/1', 'lena/pin/1'],
    ['https://blog.example/watch/shorts/p/reel/x', 'watch/shorts/p/reel/x'],
  ])('%s is a channel named %j', (url, handle) => {
    expect(read(url)).toMatchObject({ handle });
  });

  test.each([
    '',
    ' ',
    'lena',
    'javascript:alert(1)',
    'ftp://instagram.com/x',
    'mailto:a@b.de',
    'https://instagram.com@evil.example/x',
    'https://user:secret@instagram.com/x',
    'https://:secret@instagram.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'localhost/x',
    'https://a b.de',
    'https://a.de/x y',
    'https://.de',
    'https://a..de/x',
    'https://a.b2/x',
    'https://a.d/x',
    'https://.a.de/x',
    'https://a.bc2/x',
    'https://instagram.com:8080/lena',
    'http://instagram.com:8080/lena',
    'xhttps://instagram.com/lena',
    'https://https://instagram.com/lena',
  ])('%j is not a URL of a channel', (url) => {
    expect(read(url)).toEqual({ code: 'channelUrlInvalid' });
  });

  test.each([
    'threads.net/@lena',
    'https://www.threads.com/@lena',
    'https://de.linkedin.com/in/lena',
    'https://bsky.app/profile/lena',
    'https://t.me/lena',
    'https://THREADS.NET./@lena',
  ])('%s belongs to another network and is no blog', (url) => {
    expect(read(url)).toEqual({ code: 'channelUrlOtherNetwork' });
  });

  test.each(['https://notthreads.net/lena', 'https://threads.net.example/lena', 'https://linkedin.example/lena'])(
    '%s only looks like another network',
    (url) => {
      expect(read(url)).toMatchObject({ ok: true, platform: 'Blog' });
    },
  );

  test('a URL has at most 2048 characters', () => {
    const start = 'https://a.de/';
    expect(read(start + 'x'.repeat(2048 - start.length))).toMatchObject({ ok: true });
    expect(read(start + 'x'.repeat(2049 - start.length))).toEqual({ code: 'channelUrlInvalid' });
    expect(read(`  ${start}${'x'.repeat(2048 - start.length)}  `)).toMatchObject({ ok: true });
  });

  test.each([
    ['https://evil.de/instagram.com/lena', 'Blog'],
    ['https://instagram.com.evil.de/lena', 'Blog'],
    ['https://notinstagram.com/lena', 'Blog'],
    ['https://pinterest.evil.com/lena', 'Blog'],
    ['https://instagrаm.com/lena', 'Blog'],
  ])('%s belongs to a %s', (url, platform) => {
    expect(read(url)).toMatchObject({ platform });
  });

  test('upper case, a final dot and the standard port of the host do not matter', () => {
    for (const url of [
      'HTTPS://INSTAGRAM.COM/lena',
      'https://instagram.com./lena',
      'https://instagram.com:443/lena',
      'http://instagram.com:80/lena',
    ]) {
      expect(read(url)).toMatchObject({ url: 'https://instagram.com/lena' });
    }
  });

  test('a name with umlauts stays in punycode', () => {
    expect(read('https://köln.example/blog')).toMatchObject({ url: 'https://xn--kln-sna.example/blog' });
    expect(read('https://lena.xn--vermgensberater-ctb')).toMatchObject({
      platform: 'Blog',
      handle: 'lena.xn--vermgensberater-ctb',
    });
  });

  test('several slashes are one', () => {
    expect(read('https://instagram.com//lena///')).toMatchObject({
      url: 'https://instagram.com/lena/',
      handle: 'lena',
    });
  });

  test('a path that is not encoded rightly is taken as it is', () => {
    expect(read('https://www.tiktok.com/@%E0%A4%A')).toMatchObject({ handle: '@%E0%A4%A' });
  });

  test('a platform without a name behind it is no channel, a blog or podcast is', () => {
    for (const url of [
      'https://www.instagram.com/',
      'tiktok.com',
      'youtube.com//',
      'https://facebook.com/profile.php',
      'https://facebook.com/profile.php?id=x1',
      'https://facebook.com/profile.php?id=1x',
    ]) {
      expect(read(url)).toEqual({ code: 'channelUrlWithoutHandle' });
    }
    expect(read('elbtalk.podigee.io')).toMatchObject({
      platform: 'Podcast',
      url: 'https://elbtalk.podigee.io',
      handle: 'elbtalk.podigee.io',
    });
  });

  test('the query names profiles on Facebook alone', () => {
    expect(read('https://www.tiktok.com/profile.php?id=7')).toMatchObject({
      url: 'https://www.tiktok.com/profile.php',
    });
    expect(read('https://www.facebook.com/lena?id=7')).toMatchObject({ handle: 'lena' });
  });

  test('a title names YouTube channels alone', () => {
    expect(read('https://www.tiktok.com/@lena', 'Lena kocht')).toMatchObject({ handle: '@lena' });
    expect(read('https://www.youtube.com/@lena', '   ')).toMatchObject({ handle: '@lena' });
    expect(read('https://www.youtube.com/@lena', ' Lena ')).toMatchObject({ handle: 'Lena' });
  });

  test.each([
    ['/user/lena', 'lena'],
    ['/user', 'user'],
    ['/c/lena/about', 'lena'],
    ['/channel/UC1/videos', 'UC1'],
    ['/@lena/shorts', '@lena'],
    ['/lena', 'lena'],
    ['/some/lena', 'lena'],
  ])('YouTube without title: %s is %s [R-VAL-051]', (path, handle) => {
    expect(read(`https://www.youtube.com${path}`)).toMatchObject({ handle });
  });
});

describe('channelKey', () => {
  test('one channel has one key', () => {
    expect(
      ['https://www.tiktok.com/@Lena?x=1', 'tiktok.com/@lena/', 'http://m.tiktok.com/lena'].map((url) =>
        channelKey('TikTok', url),
      ),
    ).toEqual(['TikTok:lena', 'TikTok:lena', 'TikTok:lena']);
    expect(channelKey('Blog', 'https://www.a.example/')).toBe('Blog:a.example');
    expect(channelKey('Blog', 'https://A.example/Lena/')).toBe('Blog:a.example/lena');
    expect(channelKey('Podcast', 'https://www.elbtalk.podigee.io')).toBe('Podcast:elbtalk.podigee.io');
  });

  test('two channels have two keys', () => {
    expect(channelKey('Instagram', 'instagram.com/a')).not.toBe(channelKey('Instagram', 'instagram.com/b'));
    expect(channelKey('YouTube', 'youtube.com/@a/videos')).not.toBe(channelKey('YouTube', 'youtube.com/@b/videos'));
    expect(channelKey('Blog', 'a.example/x')).not.toBe(channelKey('Blog', 'b.example/x'));
    expect(channelKey('Blog', 'a.example/www.x')).not.toBe(channelKey('Blog', 'a.example/x'));
    expect(channelKey('TikTok', 'tiktok.com/le@na')).not.toBe(channelKey('TikTok', 'tiktok.com/lena'));
    expect(channelKey('TikTok', 'tiktok.com/@lena/live')).not.toBe(channelKey('TikTok', 'tiktok.com/@lenalive'));
  });

  test('a text that is no URL is its own key', () => {
    expect(channelKey('Instagram', ' Lena ')).toBe('Instagram:lena');
  });
});

import type { Platform } from './platforms.ts';

/**
 * Why a text is not the URL of a channel; also the key of the message shown.
 *
 * @source docs/domain/validation.md#addresses-of-channels
 */
export type ChannelUrlCode =
  | 'channelUrlInvalid'
  | 'channelUrlIsVideo'
  | 'channelUrlOtherNetwork'
  | 'channelUrlWithoutHandle';

/**
 * A recognised channel, or why there is none.
 *
 * @source docs/domain/validation.md#addresses-of-channels
 */
export type ChannelUrlResult =
  | { readonly ok: true; readonly url: string; readonly platform: Platform; readonly handle: string }
  | { readonly ok: false; readonly code: ChannelUrlCode };

const DOMAINS: Readonly<Record<string, Platform>> = {
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'fb.com': 'Facebook',
  'fb.me': 'Facebook',
  'snapchat.com': 'Snapchat',
  'youtube.com': 'YouTube',
  'youtu.be': 'YouTube',
  'tiktok.com': 'TikTok',
  'twitch.tv': 'Twitch',
  'twitter.com': 'Twitter',
  'x.com': 'Twitter',
  'open.spotify.com': 'Podcast',
  'podcasts.apple.com': 'Podcast',
  'podigee.io': 'Podcast',
  'podcaster.de': 'Podcast',
};

// "pinterest.*" means the country domains Pinterest owns: any other suffix could belong to anybody.
const PINTEREST = /^pinterest\.(?:at|ca|ch|cl|co\.kr|co\.uk|com|com\.au|com\.mx|de|dk|es|fr|ie|it|jp|nz|ph|pt|ru|se)$/;

/** Hosts of networks that we do not support: their profiles are not blogs. */
const OTHER_NETWORKS: ReadonlySet<string> = new Set([
  'bereal.com',
  'bsky.app',
  'clubhouse.com',
  'dailymotion.com',
  'discord.com',
  'discord.gg',
  'kick.com',
  'lemon8-app.com',
  'linkedin.com',
  'linktr.ee',
  'lnkd.in',
  'mastodon.social',
  'ok.ru',
  'onlyfans.com',
  'patreon.com',
  'quora.com',
  'reddit.com',
  'rumble.com',
  't.me',
  'telegram.me',
  'threads.com',
  'threads.net',
  'vimeo.com',
  'vk.com',
  'wa.me',
  'wechat.com',
  'weibo.cn',
  'weibo.com',
  'weixin.qq.com',
  'whatsapp.com',
  'xing.com',
]);

/** Paths that belong to one video, post or story and not to who made it. */
const CONTENT: Readonly<Partial<Record<Platform, RegExp>>> = {
  Instagram: /^\/(?:[^/]+\/)?(?:p|reel|reels|tv|stories)\/./,
  Facebook: /^\/(?:watch|reel|videos|posts)(?:\/|$)|\/(?:reel|videos|posts)\/./,
  Snapchat: /\/spotlight\/./,
  YouTube: /^\/(?:watch|playlist)(?:\/|$)|^\/(?:shorts|live|embed|v)\/./,
  TikTok: /\/[^/]+\/(?:video|photo)\/./,
  Twitch: /\/videos\/.|\/[^/]+\/(?:clip|video)\/./,
  Twitter: /\/[^/]+\/status\/./,
  Pinterest: /^\/pin\/./,
};

/** Hosts of short links, which lead to videos alone. */
const CONTENT_HOSTS: readonly string[] = [
  'youtu.be',
  'www.youtu.be',
  'vm.tiktok.com',
  'vt.tiktok.com',
  'clips.twitch.tv',
];

const MAX_LENGTH = 2048;

/** No known host has more labels, so what stands before them is never looked at. */
const MAX_LABELS = 3;

const withoutFinalDot = (host: string): string => host.replace(/\.$/, '');

/** The end of a host with all it lies below: `www.threads.net`, `threads.net`, `net`. */
function namesOf(host: string): readonly string[] {
  const labels = withoutFinalDot(host.toLowerCase()).split('.').slice(-MAX_LABELS);
  return labels.map((_, start) => labels.slice(start).join('.'));
}

/**
 * The platform a host belongs to, by its registrable name and never by a part of it; everything unknown is a blog.
 *
 * @source docs/domain/validation.md#addresses-of-channels
 */
export function platformOfHost(host: string): Platform {
  const names = namesOf(host);
  const known = names.find((name) => Object.hasOwn(DOMAINS, name));
  if (known !== undefined) return DOMAINS[known] as Platform;
  return names.some((name) => PINTEREST.test(name)) ? 'Pinterest' : 'Blog';
}

interface Address {
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
}

/** A public web address on a standard port without user and password; `undefined` for every other text. */
function parse(text: string): Address | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH || /\s/.test(trimmed)) return undefined;
  const https = `https://${trimmed.replace(/^https?:\/\//i, '')}`;
  if (!URL.canParse(https)) return undefined;
  const { hostname, port, username, password, pathname, searchParams } = new URL(https);
  const host = withoutFinalDot(hostname);
  const isPublicName = /^(?:[^.]+\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(host);
  if (!isPublicName || username + password !== '' || !['', '80'].includes(port)) return undefined;
  return { host, path: pathname.replace(/\/+/g, '/'), query: searchParams };
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function youTubeHandle(first: string, rest: readonly string[]): string {
  if (first.startsWith('@')) return first;
  const name = ['user', 'c', 'channel'].includes(first) ? rest[0] : rest.at(-1);
  return name ?? first;
}

function handleOf(platform: Platform, host: string, path: string, title: string): string {
  const [first, ...rest] = path.split('/').filter((segment) => segment !== '');
  if (first === undefined) return platform === 'Blog' || platform === 'Podcast' ? host : '';
  switch (platform) {
    case 'Instagram':
    case 'Facebook':
    case 'Pinterest':
      return path.slice(1).replace(/\/$/, '');
    case 'YouTube':
      return title.trim() || youTubeHandle(first, rest);
    default:
      return path.slice(1);
  }
}

/** The path without the query, except that Facebook names some profiles in it. */
function pathOf(platform: Platform, { path, query }: Address): string {
  if (platform !== 'Facebook' || path !== '/profile.php') return path;
  return `/${/^\d+$/.exec(String(query.get('id')))?.[0] ?? ''}`;
}

/**
 * Parses the URL of a channel as a user types or pastes it: https, without query string and fragment, with the platform
 * from its domain and the handle as in campaign entries. YouTube uses the title as handle when there is one.
 * Idempotent. Returns an error code for a text that is not a public web address, for the address of a single video or
 * post, for a profile on an unsupported network, and for a platform without a name.
 *
 * @source docs/domain/validation.md#addresses-of-channels
 */
export function normaliseChannelUrl(text: string, { title = '' }: { readonly title?: string } = {}): ChannelUrlResult {
  const address = parse(text);
  if (!address) return { ok: false, code: 'channelUrlInvalid' };
  const { host } = address;
  if (namesOf(host).some((name) => OTHER_NETWORKS.has(name))) return { ok: false, code: 'channelUrlOtherNetwork' };
  const platform = platformOfHost(host);
  const path = pathOf(platform, address);
  if (CONTENT_HOSTS.includes(host) || CONTENT[platform]?.test(path)) return { ok: false, code: 'channelUrlIsVideo' };
  const handle = handleOf(platform, host, decode(path), title);
  if (handle === '') return { ok: false, code: 'channelUrlWithoutHandle' };
  return { ok: true, url: `https://${host}${path === '/' ? '' : path}`, platform, handle };
}

/**
 * The same channel gives the same key, whatever its URL looks like: for finding duplicates.
 *
 * @source docs/domain/api.md#duplicate-channels
 */
export function channelKey(platform: Platform, url: string): string {
  const parsed = normaliseChannelUrl(url);
  if (!parsed.ok) return `${platform}:${url.trim().toLowerCase()}`;
  if (platform === 'Blog' || platform === 'Podcast') {
    return `${platform}:${parsed.url
      .slice('https://'.length)
      .replace(/^www\./, '')
      .replace(/\/$/, '')
      .toLowerCase()}`;
  }
  return `${platform}:${parsed.handle.replace(/^@/, '').replace(/\/$/, '').toLowerCase()}`;
}

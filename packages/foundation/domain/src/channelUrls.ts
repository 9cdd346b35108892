import type { Platform } from './platforms.ts';

/** Why a text is not the URL of a channel; also the key of the message shown. */
export type ChannelUrlCode = 'channelUrlInvalid' | 'channelUrlIsVideo' | 'channelUrlWithoutHandle';

/** A recognised channel, or why there is none. */
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

const PINTEREST_SUFFIXES = ['com', 'at', 'ca', 'ch', 'cl', 'co.kr', 'co.uk', 'com.au', 'com.mx', 'de', 'dk', 'es', 'fr', 'ie', 'it', 'jp', 'nz', 'ph', 'pt', 'ru', 'se'];

const PLATFORM_BY_DOMAIN: ReadonlyMap<string, Platform> = new Map([
  ...Object.entries(DOMAINS),
  ...PINTEREST_SUFFIXES.map((suffix): [string, Platform] => [`pinterest.${suffix}`, 'Pinterest']),
]);

const CONTENT_SEGMENTS: Readonly<Partial<Record<Platform, readonly string[]>>> = {
  Instagram: ['p', 'reel', 'reels', 'tv', 'stories'],
  Facebook: ['watch', 'reel', 'videos', 'posts'],
  Snapchat: ['spotlight'],
  YouTube: ['watch', 'shorts', 'live', 'embed', 'v'],
  TikTok: ['video'],
  Twitch: ['videos', 'clip'],
  Twitter: ['status'],
  Pinterest: ['pin'],
};

const MAX_LENGTH = 2048;

/** The platform a host belongs to, by its registrable name; everything unknown is a blog. */
export function platformOfHost(host: string): Platform {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  for (let start = 0; start < labels.length - 1; start += 1) {
    const platform = PLATFORM_BY_DOMAIN.get(labels.slice(start).join('.'));
    if (platform) return platform;
  }
  return 'Blog';
}

function parse(text: string): URL | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > MAX_LENGTH || /\s/.test(trimmed)) return undefined;
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(trimmed)?.[1]?.toLowerCase();
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') return undefined;
  const address = scheme === undefined ? trimmed.replace(/^\/\//, '') : trimmed.slice(scheme.length + 3);
  if (!URL.canParse(`https://${address}`)) return undefined;
  const url = new URL(`https://${address}`);
  const topLevel = url.hostname.split('.').slice(1).at(-1) ?? '';
  const isDomain = /^(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(topLevel) && url.hostname.split('.').every((label) => label !== '');
  return isDomain && url.username === '' && url.password === '' ? url : undefined;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function isContent(platform: Platform, host: string, segments: readonly string[]): boolean {
  if (host === 'youtu.be' || host === 'vm.tiktok.com') return true;
  const names = CONTENT_SEGMENTS[platform] ?? [];
  // A person may be called "watch", so only what follows a name, or has something behind it, is content.
  if (platform === 'TikTok' || platform === 'Twitch' || platform === 'Twitter' || platform === 'Facebook') {
    return segments.slice(1).some((segment) => names.includes(segment)) || (platform === 'Facebook' && names.includes(segments[0] ?? ''));
  }
  return names.includes(segments[0] ?? '') && (segments.length > 1 || segments[0] === 'watch');
}

function handleOf(platform: Platform, host: string, path: string, title: string): string {
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.length === 0) return platform === 'Blog' || platform === 'Podcast' ? host : '';
  switch (platform) {
    case 'Instagram':
    case 'Facebook':
    case 'Pinterest':
      return path.slice(1).replace(/\/$/, '');
    case 'YouTube': {
      if (title.trim() !== '') return title.trim();
      const named = segments[0] === 'user' || segments[0] === 'c' ? segments[1] : undefined;
      return named ?? segments.at(-1) ?? '';
    }
    default:
      return path.slice(1);
  }
}

/**
 * Reads the URL of a channel as a person types or pastes it: https, without query string and fragment,
 * with the platform recognised by its domain and the handle as campaign entries carry it. YouTube
 * takes the title as handle when there is one.
 */
export function normaliseChannelUrl(text: string, { title = '' }: { readonly title?: string } = {}): ChannelUrlResult {
  const url = parse(text);
  if (!url) return { ok: false, code: 'channelUrlInvalid' };
  const platform = platformOfHost(url.hostname);
  const profileId = platform === 'Facebook' && url.pathname === '/profile.php' ? url.searchParams.get('id') : null;
  const path = profileId !== null && /^\d+$/.test(profileId) ? `/${profileId}` : url.pathname;
  const segments = path.split('/').filter((segment) => segment !== '');
  if (isContent(platform, url.hostname, segments)) return { ok: false, code: 'channelUrlIsVideo' };
  const handle = handleOf(platform, url.host, decode(path), title);
  if (handle === '') return { ok: false, code: 'channelUrlWithoutHandle' };
  return { ok: true, url: `https://${url.host}${path === '/' ? '' : path}`, platform, handle };
}

/** The same channel gives the same key, whatever its URL looks like: for finding duplicates. */
export function channelKey(platform: Platform, url: string): string {
  const parsed = normaliseChannelUrl(url);
  if (!parsed.ok) return `${platform}:${url.trim().toLowerCase()}`;
  if (platform === 'Blog' || platform === 'Podcast') {
    return `${platform}:${parsed.url.replace(/^https:\/\/(?:www\.)?/, '').replace(/\/$/, '').toLowerCase()}`;
  }
  return `${platform}:${parsed.handle.replace(/^@/, '').replace(/\/$/, '').toLowerCase()}`;
}

import { normaliseChannelUrl } from '@resonanz/domain/channelUrls';
import type { Platform } from '@resonanz/domain/platforms';
import type { Random } from './random.ts';
import type { Topic } from './words/topics.ts';

const SPELLED: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ı: 'i',
  ł: 'l',
  đ: 'd',
  ø: 'o',
  æ: 'ae',
};

/** A name in the letters that addresses allow: `Öztürk` becomes `oeztuerk`, `Küppers` `kueppers`. */
export function plainLetters(name: string): string {
  return name
    .toLocaleLowerCase('de')
    .replace(/[äöüßıłđøæ]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '');
}

/** How a person is called on the platforms. */
export interface Alias {
  /** The handle, before other people with the same one are considered. */
  readonly handle: string;
  /** The name of a channel, blog or podcast. */
  readonly title: string;
}

/** A handle and a channel title that fit a name and what the person publishes about. */
export function drawAlias(random: Random, topic: Topic, firstName: string, surname: string): Alias {
  const first = plainLetters(firstName);
  const last = plainLetters(surname);
  const ending = random.pick(topic.endings);
  const handle = random.weighted([
    [`${first}${last}`, 3],
    [`${first}.${last}`, 4],
    [`${first}_${last}`, 2],
    [`${first}.${ending}`, 3],
    [`${ending}.${first}`, 1],
    [`${last}.${ending}`, 1.5],
    [`${first.charAt(0)}.${last}`, 1],
    [`${first}${last.charAt(0)}_${ending}`, 1],
    [`das.ist.${first}`, 0.3],
  ]);
  const title = random.pick(topic.titles).replace('{name}', firstName).replace('{surname}', surname);
  return { handle, title };
}

function slug(title: string): string {
  return title
    .split(/\s+/)
    .map(plainLetters)
    .filter((word) => word !== '')
    .join('-');
}

function withoutDots(handle: string): string {
  return handle.replace(/[._]/g, '');
}

function addressOf(platform: Platform, alias: Alias, attempt: number): string {
  const handle = attempt === 0 ? alias.handle : `${alias.handle}${attempt === 1 ? '_' : attempt}`;
  const name = attempt < 2 ? withoutDots(alias.handle) + '_'.repeat(attempt) : `${withoutDots(alias.handle)}${attempt}`;
  const site = attempt === 0 ? slug(alias.title) : `${slug(alias.title)}-${attempt + 1}`;
  switch (platform) {
    case 'Instagram':
      return `https://www.instagram.com/${handle}`;
    case 'TikTok':
      return `https://www.tiktok.com/@${handle}`;
    case 'YouTube':
      return `https://www.youtube.com/@${name}`;
    case 'Twitch':
      return `https://www.twitch.tv/${name}`;
    case 'Facebook':
      return `https://www.facebook.com/${handle.replace(/_/g, '.')}`;
    case 'Snapchat':
      return `https://www.snapchat.com/add/${name}`;
    case 'Pinterest':
      return `https://www.pinterest.de/${name}`;
    case 'Twitter':
      return `https://x.com/${name}`;
    case 'Blog':
      return `https://www.${site}.example`;
    case 'Podcast':
      return `https://${site}.podigee.io`;
  }
}

const TITLED: readonly Platform[] = ['YouTube', 'Blog', 'Podcast'];

/** Address, handle and title of an alias on a platform; `attempt` above 0 varies a handle that is taken. */
export function channelOf(
  platform: Platform,
  alias: Alias,
  attempt: number,
): { url: string; handle: string; title: string | null } {
  const title = TITLED.includes(platform) ? alias.title : null;
  const read = normaliseChannelUrl(addressOf(platform, alias, attempt), { title: title ?? '' });
  if (!read.ok) throw new Error(`No channel address: ${addressOf(platform, alias, attempt)} (${read.code}).`);
  return { url: read.url, handle: read.handle, title };
}

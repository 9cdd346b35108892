import type { Platform } from '@resonanz/domain/platforms';

/** Platforms whose channels have a title or an address instead of a name with a sign. */
const WITHOUT_SIGN: readonly Platform[] = ['YouTube', 'Blog', 'Podcast'];

/** A channel's handle as people know it: `@lenahartwig`, or the plain title or address. */
export function handleText(handle: string, platform: Platform): string {
  // Snapchat's addresses put a word before the name.
  const name = platform === 'Snapchat' ? handle.replace(/^add\//, '') : handle;
  return WITHOUT_SIGN.includes(platform) || name === '' || name.startsWith('@') ? name : `@${name}`;
}

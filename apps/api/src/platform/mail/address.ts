import { MailAddressError } from './MailAddressError.ts';

const longestAddress = 254;

/**
 * One plain address: no display name, no comment, no quoted part, no list, no line break. Letters beyond ASCII are
 * allowed on both sides; what would end a header or begin another receiver is not.
 */
const plainAddress = /^[^\s\p{C}\p{Z}@<>()[\]\\,;:"]+@[^\s\p{C}\p{Z}@<>()[\]\\,;:"]+$/u;

/** Tells whether a text is exactly one plain address. */
export const isAddress = (text: string): boolean => text.length <= longestAddress && plainAddress.test(text);

/** The address itself, or a {@link MailAddressError}. */
export function requireAddress(text: string): string {
  if (!isAddress(text)) throw new MailAddressError();
  return text;
}

import { MailAddressError } from './MailAddressError.ts';

const longestAddress = 254;

/**
 * One plain address: no display name, no comment, no quoted part, no list, no line break. Letters beyond ASCII are
 * allowed on both sides; characters that would end a header or start another receiver are not.
 */
const plainAddress = /^[^\s\p{C}\p{Z}@<>()[\]\\,;:"]+@[^\s\p{C}\p{Z}@<>()[\]\\,;:"]+$/u;

/** Whether a text is exactly one plain address. */
export const isAddress = (text: string): boolean => text.length <= longestAddress && plainAddress.test(text);

/** Returns the address, or throws a {@link MailAddressError}. */
export function requireAddress(text: string): string {
  if (!isAddress(text)) throw new MailAddressError();
  return text;
}

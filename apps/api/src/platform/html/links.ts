import { safeLink } from '@resonanz/domain/html';

const contact = /^(?:mailto:[^\p{C}\s\\<>"?]+@[^\p{C}\s\\<>"?]+|tel:\+?[\d-]+)$/iu;

/** Users write http and mean the page: it becomes https. */
export const httpsOf = (address: string): string => address.trim().replace(/^http:\/\//i, 'https://');

/** A link written by a user: https, a path of this platform, an address or a telephone number. */
export function writtenLink(address: string): string | undefined {
  const plain = httpsOf(address);
  return contact.test(plain) ? plain : safeLink(plain);
}

/**
 * A link in a mail: like a user's link, but without paths, which would be dead or lead from an incoming mail into this
 * platform.
 */
export function mailLink(address: string): string | undefined {
  const link = writtenLink(address);
  return link?.startsWith('/') === true ? undefined : link;
}

/** Source of a picture in a mail. */
export function remoteImage(address: string): string | undefined {
  const link = safeLink(httpsOf(address));
  return link?.startsWith('/') === true ? undefined : link;
}

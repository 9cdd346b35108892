import { safeLink } from '@resonanz/domain/html';

const contact = /^(?:mailto:[^\p{C}\s\\<>"?]+@[^\p{C}\s\\<>"?]+|tel:\+?[\d-]+)$/iu;

/** People write http, and mean the page: it becomes https. */
export const httpsOf = (address: string): string => address.trim().replace(/^http:\/\//i, 'https://');

/** A link that people wrote: https, a path of this platform, an address or a telephone number. */
export function writtenLink(address: string): string | undefined {
  const plain = httpsOf(address);
  return contact.test(plain) ? plain : safeLink(plain);
}

/**
 * A link in a mail: like a written one, but no path, which would lead nowhere, or from a mail from outside into this
 * platform.
 */
export function mailLink(address: string): string | undefined {
  const link = writtenLink(address);
  return link?.startsWith('/') === true ? undefined : link;
}

/** Where a picture in a mail is loaded from. */
export function remoteImage(address: string): string | undefined {
  const link = safeLink(httpsOf(address));
  return link?.startsWith('/') === true ? undefined : link;
}

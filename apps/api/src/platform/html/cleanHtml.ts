import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { remoteImage } from './links.ts';
import { profiles, type HtmlProfile } from './profiles.ts';

/** HTML from anywhere, reduced to what texts of this kind may hold; what is not allowed becomes words or is dropped. */
export function cleanHtml(profile: Exclude<HtmlProfile, 'mail'>, html: string): string {
  return sanitizeHtml(html, profiles[profile]);
}

/** The body of a mail from outside, without anything that is loaded when it is opened. */
export interface CleanMail {
  /** Its remote pictures are `<img data-remote-image="n">` without an address. */
  html: string;
  /** The n-th is the address of picture n, for a reader who asks for the pictures. */
  remoteImages: readonly string[];
}

/**
 * Cleans the body of a mail; the addresses of its pictures are kept apart, because asking for one tells the sender who
 * reads.
 */
export function cleanMail(html: string): CleanMail {
  const remoteImages: string[] = [];
  const toPlaceholder = (tagName: string, { src = '', alt = '' }: Attributes) => {
    const address = remoteImage(src);
    if (address === undefined) return { tagName: 'span', attribs: {} as Attributes, text: alt };
    remoteImages.push(address);
    return { tagName, attribs: { alt, 'data-remote-image': String(remoteImages.length - 1) } as Attributes };
  };
  const { transformTags, ...profile } = profiles.mail;
  return {
    html: sanitizeHtml(html, { ...profile, transformTags: { ...transformTags, img: toPlaceholder } }),
    remoteImages,
  };
}

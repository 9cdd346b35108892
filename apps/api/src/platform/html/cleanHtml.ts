import sanitizeHtml, { type Attributes } from 'sanitize-html';
import { remoteImage } from './links.ts';
import { profiles, type HtmlProfile } from './profiles.ts';

/** Untrusted HTML, reduced to the elements allowed for this kind of text; others are unwrapped or dropped. */
export function cleanHtml(profile: Exclude<HtmlProfile, 'mail'>, html: string): string {
  return sanitizeHtml(html, profiles[profile]);
}

/** The body of an incoming mail, without anything that loads when it is opened. */
export interface CleanMail {
  /** Its remote pictures are `<img data-remote-image="n">` without an address. */
  html: string;
  /** Address of picture n at index n, for a reader who asks to see the pictures. */
  remoteImages: readonly string[];
}

/**
 * Sanitizes the body of a mail. Picture addresses are stored separately, because loading one shows the sender who
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

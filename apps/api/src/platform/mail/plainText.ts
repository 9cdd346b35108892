import { convert } from 'html-to-text';

/** Cleaned HTML as plain text: lists with marks, addresses behind their links. */
export const plainText = (html: string): string =>
  convert(html, {
    wordwrap: false,
    selectors: ['h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
  }).trim();

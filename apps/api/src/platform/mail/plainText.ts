import { convert } from 'html-to-text';

/** Sanitized HTML as plain text: lists with markers, addresses after their links. */
export const plainText = (html: string): string =>
  convert(html, {
    wordwrap: false,
    selectors: ['h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
  }).trim();

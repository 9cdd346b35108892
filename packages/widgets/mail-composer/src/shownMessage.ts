import { toPlainText } from '@resonanz/rich-text/toPlainText';

const escape = (address: string): string =>
  address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Puts the addresses of remote pictures back where the server has taken them out, for a reader who asks for them. */
export const withPictures = (html: string, addresses: readonly string[]): string =>
  html.replaceAll(/data-remote-image="(\d+)"/g, (mark, at: string) => {
    const address = addresses[Number(at)];
    return address === undefined ? mark : `src="${escape(address)}"`;
  });

const MIN_LINES = 5;
const MAX_LINES = 18;
const LETTERS_A_LINE = 52;

/** About how many lines a message needs; what is longer scrolls. */
export function rowsOf(html: string): number {
  const lines = toPlainText(html)
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LETTERS_A_LINE)), 0);
  // Paragraphs stand a line apart from each other.
  const gaps = html.match(/<(?:p|h2|h3|ul|ol|blockquote)\b/g) ?? [];
  const pictures = html.match(/<(?:img|table)\b/g) ?? [];
  return pictures.length > 0 ? MAX_LINES : Math.min(Math.max(lines + gaps.length, MIN_LINES), MAX_LINES);
}

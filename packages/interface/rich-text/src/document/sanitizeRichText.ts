import { parseRichText } from './parseRichText.ts';
import { serializeRichText } from './serializeRichText.ts';

/**
 * HTML from anywhere as the canonical, safe HTML of this package; an empty text is the empty string. Runs in browser,
 * server and worker.
 */
export function sanitizeRichText(html: string): string {
  const safe = serializeRichText(parseRichText(html));
  return safe === '<p></p>' ? '' : safe;
}

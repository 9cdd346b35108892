import { safeLink } from '@resonanz/domain/html';

/** A piece of a text: words, or an address that may be followed. */
export interface TextPart {
  /** Where it begins in the text. */
  readonly at: number;
  readonly text: string;
  readonly href?: string;
}

const ADDRESS = /https:\/\/[^\s<>"]+/gi;
const SENTENCE_END = /[.,;:!?'’”“»]+$/;

/** An address in running text without the signs that belong to the sentence around it. */
function withoutSentence(found: string): string {
  const address = found.replace(SENTENCE_END, '');
  const opening = address.split('(').length;
  const closing = address.split(')').length;
  return address.endsWith(')') && closing > opening ? withoutSentence(address.slice(0, -1)) : address;
}

/** Cuts a text at its addresses; only those become links that `safeLink` lets pass (docs/domain/mails.md#mail-content). */
export function linkParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutSentence(found);
    const href = safeLink(address);
    if (href === undefined) continue;
    if (index > end) parts.push({ at: end, text: text.slice(end, index) });
    parts.push({ at: index, text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ at: end, text: text.slice(end) });
  return parts;
}

import { parseRichText } from './parseRichText.ts';
import type { RichTextNode } from './richText.ts';

const BLOCK_TAGS: readonly string[] = ['p', 'h2', 'h3'];

function linesOf(nodes: readonly RichTextNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'br') return '\n';
      return linesOf(node.children) + (BLOCK_TAGS.includes(node.tag) ? '\n' : '');
    })
    .join('');
}

/** The words of a formatted text, a line for each paragraph: for previews, notifications and search. */
export function toPlainText(html: string): string {
  return linesOf(parseRichText(html)).replace(/\n$/, '');
}

/** The number of characters a reader sees; line breaks count as one, a placeholder as it is written. */
export function countCharacters(html: string): number {
  return Array.from(toPlainText(html)).length;
}

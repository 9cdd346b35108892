import type { RichTextNode } from './richText.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\u00a0': '&nbsp;' };

const escaped = (character: string) => ESCAPES[character] ?? character;

/** Words as they stand in HTML. */
export function escapeText(text: string): string {
  return text.replace(/[&<>\u00a0]/g, escaped);
}

/** Words as they stand in a quoted attribute. */
export function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;');
}

/** Writes a text as HTML; `writeText` may set words differently and has to escape them. */
export function serializeRichText(
  nodes: readonly RichTextNode[],
  writeText: (text: string) => string = escapeText,
): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return writeText(node);
      const { tag, href, start, children } = node;
      if (tag === 'br') return '<br>';
      const address = href === undefined ? '' : ` href="${escapeAttribute(href)}"`;
      const number = start === undefined ? '' : ` start="${start}"`;
      return `<${tag}${address}${number}>${serializeRichText(children, writeText)}</${tag}>`;
    })
    .join('');
}

import { createElement, Fragment, type ReactNode } from 'react';
import type { RichTextElement, RichTextNode } from '../document/richText.ts';
import { type RichTextVariable, splitVariables } from '../document/variables.ts';
import { variable } from '../Prose/Prose.css.ts';

/** How a text is drawn. */
export interface RichTextDrawing {
  readonly variables: readonly RichTextVariable[];
  readonly headingLevel: 2 | 3 | 4 | 5;
  readonly linkTarget: '_blank' | undefined;
  /** Links are shown and lead nowhere, as in a disabled field. */
  readonly isInert?: boolean;
}

/** Texts have no identifiers: the place among the siblings is the key. */
function keyed<Part>(parts: readonly Part[], draw: (part: Part, key: number) => ReactNode): ReactNode[] {
  return parts.map(draw);
}

function renderWords(text: string, variables: readonly RichTextVariable[]): ReactNode {
  if (variables.length === 0) return text;
  return keyed(splitVariables(text, variables), (part, key) =>
    typeof part === 'string' ? part : createElement('span', { key, className: variable }, part.label),
  );
}

function attributesOf({ tag, href, start }: RichTextElement, { linkTarget, isInert }: RichTextDrawing): object | null {
  // Addresses of the house don't leak to where a text leads.
  if (tag === 'a') return isInert ? null : { href, rel: 'noopener noreferrer nofollow', target: linkTarget };
  if (tag === 'ol') return { start };
  return tag === 'h2' ? { 'data-upper': '' } : null;
}

/** Draws a text as elements of React, which escapes every word; no HTML is put into the page. */
export function renderRichText(nodes: readonly RichTextNode[], drawing: RichTextDrawing): ReactNode {
  return keyed(nodes, (node, key) => {
    if (typeof node === 'string') return createElement(Fragment, { key }, renderWords(node, drawing.variables));
    const level = node.tag === 'h2' ? drawing.headingLevel : drawing.headingLevel + 1;
    const tag = node.tag === 'h2' || node.tag === 'h3' ? `h${level}` : node.tag;
    const children = node.children.length > 0 ? renderRichText(node.children, drawing) : undefined;
    return createElement(tag, { key, ...attributesOf(node, drawing) }, children);
  });
}

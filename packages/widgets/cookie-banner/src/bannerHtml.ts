import type { BannerElement } from './bannerElements.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** An element as HTML. */
export function htmlOf({ tag, className, attributes = {}, content }: BannerElement): string {
  const written = Object.entries({ class: className, ...attributes }).map(
    ([name, value]) => ` ${name}="${escapeHtml(value)}"`,
  );
  const inner = typeof content === 'string' ? escapeHtml(content) : content.map(htmlOf).join('');
  return `<${tag}${written.join('')}>${inner}</${tag}>`;
}

/** An element in the DOM. */
export function nodeOf({ tag, className, attributes = {}, content }: BannerElement): HTMLElement {
  const node = document.createElement(tag);
  node.className = className;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...(typeof content === 'string' ? [content] : content.map(nodeOf)));
  return node;
}

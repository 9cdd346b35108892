import DOMPurify from 'dompurify';
import { nestWordLists } from './nestWordLists.ts';

const SETTINGS = {
  ALLOWED_TAGS: [
    'p',
    'div',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'del',
    'strike',
    'br',
    'span',
  ],
  // Styles are only read: Google Docs says bold and italic with them. None of them gets into the text.
  ALLOWED_ATTR: ['href', 'start', 'style', 'data-variable', 'data-pm-slice'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM: true as const,
};
const LEVELS: Readonly<Record<string, string>> = { H1: 'h2', H4: 'h3', H5: 'h3', H6: 'h3' };

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** HTML of the clipboard, also from Word and Google Docs, as HTML of the elements the editor knows. */
export function cleanPastedHtml(html: string): string {
  const body = DOMPurify.sanitize(html, SETTINGS) as HTMLElement | null;
  // A frameset leaves no body.
  if (body === null) return '';
  nestWordLists(body);
  for (const heading of body.querySelectorAll('li :is(h1, h2, h3, h4, h5, h6)')) rename(heading, 'p');
  for (const heading of body.querySelectorAll('h1, h4, h5, h6')) rename(heading, LEVELS[heading.tagName] ?? 'h3');
  // Links are underlined anyway, and headings are strong.
  for (const styled of body.querySelectorAll<HTMLElement>('a, a *')) styled.style.removeProperty('text-decoration');
  for (const styled of body.querySelectorAll<HTMLElement>(':is(h2, h3), :is(h2, h3) *'))
    styled.style.removeProperty('font-weight');
  for (const paragraph of body.querySelectorAll('p'))
    if (paragraph.textContent.trim() === '') paragraph.replaceChildren();
  return body.innerHTML;
}

import { decodeEntities } from './decodeEntities.ts';

/** A piece of HTML: words, the beginning of an element, or its end. */
export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string };

/** Elements whose content is no text of the author. */
const DROPPED = new Set(
  'applet audio canvas head iframe math noembed noframes noscript object plaintext script select style svg template textarea title video xmp'.split(
    ' ',
  ),
);
const NAME = /[a-z][^\s/>]*/iy;
// A name may begin with `=`, as in the standard; otherwise a stray one would swallow the rest.
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
const TAG_END = /[\s/]*>/y;

function match(pattern: RegExp, html: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(html);
}

/** The place behind `wanted`, or the end of the text: what is never closed is dropped. */
function after(html: string, wanted: string, at: number): number {
  const found = html.indexOf(wanted, at);
  return found < 0 ? html.length : found + wanted.length;
}

function readAttributes(html: string, from: number): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>();
  let at = from;
  for (let found = match(ATTRIBUTE, html, at); found; found = match(ATTRIBUTE, html, at)) {
    const [whole, name = '', double, single, bare] = found;
    at += whole.length;
    if (!attributes.has(name.toLowerCase()))
      attributes.set(name.toLowerCase(), decodeEntities(double ?? single ?? bare ?? ''));
  }
  return { attributes, end: match(TAG_END, html, at) ? TAG_END.lastIndex : html.length };
}

/**
 * Reads HTML piece by piece, without a document, so that it runs on servers too. It needs not understand everything a
 * browser does: whatever it reads ends up in a closed list of elements or as words, and is never put into a page as
 * HTML.
 */
export function* tokenizeHtml(html: string): Generator<HtmlToken> {
  let at = 0;
  let words = '';
  while (at < html.length) {
    const tag = html.indexOf('<', at);
    words += html.slice(at, tag < 0 ? html.length : tag);
    if (tag < 0) break;
    const isClose = html[tag + 1] === '/';
    const name = match(NAME, html, tag + (isClose ? 2 : 1))?.[0].toLowerCase();
    if (!name && !/[!?/]/.test(html[tag + 1] ?? '')) {
      words += '<';
      at = tag + 1;
      continue;
    }
    if (words) yield { kind: 'text', text: decodeEntities(words) };
    words = '';
    if (!name) at = html.startsWith('<!--', tag) ? after(html, '-->', tag) : after(html, '>', tag);
    else if (isClose) {
      at = after(html, '>', tag);
      yield { kind: 'close', name };
    } else {
      const { attributes, end } = readAttributes(html, NAME.lastIndex);
      at = end;
      if (DROPPED.has(name)) {
        const close = match(new RegExp(`</${name}(?=[\\s/>])`, 'gi'), html, end);
        at = close ? after(html, '>', close.index) : html.length;
      } else yield { kind: 'open', name, attributes };
    }
  }
  if (words) yield { kind: 'text', text: decodeEntities(words) };
}

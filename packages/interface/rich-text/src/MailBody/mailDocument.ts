import DOMPurify, { type Config } from 'dompurify';
import { REMOTE } from './remoteImages.ts';

/** Where the style of an element waits for {@link applyStyles}: the policy of a page may forbid style attributes. */
const KEPT_STYLE = 'data-style';

// Parsing alone would report forbidden styles. The sanitiser sees what these leave, so what they miss is found there.
// Each looks at a letter of a hostile mail a fixed number of times.
const SHEET = /<style\b[^<>]*>[\s\S]*?<\/style>/gi;
const SHEET_END = /<\/style>/gi;
const STYLE = /(<[a-z][^<>]*?\s)style\s*=/gi;

const SETTINGS = {
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'textarea',
    'select',
    'option',
    'svg',
    'math',
    'audio',
    'video',
    'source',
    'picture',
    'dialog',
    'template',
    'slot',
  ],
  FORBID_ATTR: [
    'srcset',
    'sizes',
    'background',
    'poster',
    'action',
    'formaction',
    'ping',
    'id',
    'name',
    'class',
    'tabindex',
    'contenteditable',
  ],
  ALLOW_DATA_ATTR: false,
  ADD_ATTR: [KEPT_STYLE],
  ADD_URI_SAFE_ATTR: [KEPT_STYLE],
} satisfies Config;

// Whole addresses only: in the frame a relative one would lead to a page of ours.
const LINK = /^(?:https?:\/\/|mailto:|tel:)/i;
const PICTURE = /^(?:https?:\/\/|data:image\/(?:png|jpe?g|gif|webp);base64,)/i;

/** What the frame itself may load: the second lock, should the sanitiser have missed something. */
const policyOf = (showsRemoteImages: boolean): string =>
  `default-src 'none'; style-src 'unsafe-inline'; img-src data:${showsRemoteImages ? ' https: http:' : ''}; form-action 'none'; base-uri 'none'`;

const LOOK =
  'html{color-scheme:light}body{margin:0;padding:16px;background:#fff;color:#1a1a1a;font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}img{max-inline-size:100%;block-size:auto}table{max-inline-size:100%}a{color:#0645ad}';

/** Without style sheets; the search ends at the last end of one, behind which each beginning would look in vain. */
function withoutSheets(html: string): string {
  const last = [...html.matchAll(SHEET_END)].at(-1);
  if (last === undefined) return html;
  const end = last.index + last[0].length;
  return html.slice(0, end).replaceAll(SHEET, '') + html.slice(end);
}

function clean(html: string, showsRemoteImages: boolean): string {
  const kept = withoutSheets(html).replaceAll(STYLE, `$1${KEPT_STYLE}=`);
  const body = DOMPurify.sanitize(kept, { ...SETTINGS, RETURN_DOM: true }) as HTMLElement | null;
  // A frameset leaves no body.
  if (body === null) return '';
  for (const link of body.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer nofollow';
    if (!LINK.test(link.getAttribute('href') ?? '')) link.removeAttribute('href');
  }
  for (const image of body.querySelectorAll('img')) {
    const address = image.getAttribute('src') ?? '';
    if (!PICTURE.test(address) || (!showsRemoteImages && REMOTE.test(address))) image.removeAttribute('src');
  }
  for (const element of body.querySelectorAll('[style]')) {
    element.setAttribute(KEPT_STYLE, element.getAttribute('style') ?? '');
    element.removeAttribute('style');
  }
  return body.innerHTML;
}

/** The document of the frame that a mail is shown in; in the browser only. */
export function mailDocument(
  html: string,
  { showsRemoteImages, lang }: { showsRemoteImages: boolean; lang: string | undefined },
): string {
  const language = lang === undefined ? '' : ` lang="${lang.replaceAll(/[^\w-]/g, '')}"`;
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policyOf(showsRemoteImages)}">`,
    '<meta name="referrer" content="no-referrer">',
    `<style>${LOOK}</style>`,
  ].join('');
  const body = clean(html, showsRemoteImages);
  return `<!doctype html><html${language}><head>${head}</head><body>${body}</body></html>`;
}

/**
 * Gives the elements of a frame's document their styles, as script may under any policy of the page. What a style loads
 * still obeys the policy of the frame.
 */
export function applyStyles(frame: Document): void {
  for (const element of frame.querySelectorAll<HTMLElement>(`[${KEPT_STYLE}]`)) {
    element.style.cssText = element.getAttribute(KEPT_STYLE) ?? '';
    element.removeAttribute(KEPT_STYLE);
  }
}

import { escapeHtml } from '@resonanz/domain/html';

const LINK = /(<a\b[^>]*?\bhref=")(https?:\/\/[^"]*)"/gi;
/** Longer addresses are not measured: they would not fit into the index of links. */
const MAX_LINK = 600;
const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** An attribute of sanitized HTML as the text it stands for. */
const unescaped = (attribute: string): string =>
  attribute.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (reference) => CHARACTERS[reference] ?? reference);

/** The web addresses that links of sanitized HTML lead to and that can be measured, each once. */
export const linksIn = (html: string): string[] =>
  [...new Set([...html.matchAll(LINK)].map(([, , href = '']) => unescaped(href)))].filter(
    (href) => href.length <= MAX_LINK,
  );

/** The same HTML with other addresses for its links; a link without one stays as it is. */
export const withLinks = (html: string, addressOf: (href: string) => string | undefined): string =>
  html.replaceAll(LINK, (link: string, before: string, href: string) => {
    const address = addressOf(unescaped(href));
    return address === undefined ? link : `${before}${escapeHtml(address)}"`;
  });

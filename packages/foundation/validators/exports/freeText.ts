export { containsHtml, containsHtmlEntity } from '../src/html.ts';
export { freeText, type FreeTextOptions } from '../src/freeText.ts';

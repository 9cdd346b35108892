export { containsHtml, containsHtmlEntity, freeText, type FreeTextOptions } from '../src/freeText.ts';

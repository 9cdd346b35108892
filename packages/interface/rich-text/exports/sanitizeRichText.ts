export { sanitizeRichText } from '../src/document/sanitizeRichText.ts';

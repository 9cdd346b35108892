export { contractById } from './contractRows.ts';
export { contractData, fileDocument, filledText, keepBytes } from './document.ts';
export { newLink } from './link.ts';

export { contractById } from './queries/contracts.ts';
export { contractData, fileDocument, filledText, keepBytes } from './document.ts';
export { newLink } from './link.ts';

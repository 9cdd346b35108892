export { contractById } from './record/queries/contracts.ts';
export { contractData, fileDocument, filledText, keepBytes } from './document/document.ts';
export { newLink } from './signing/link.ts';

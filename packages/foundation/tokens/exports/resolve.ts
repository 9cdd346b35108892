export { childrenOf, cssValue, tokenAt, tokensBelow, typeStyle } from '../src/document.ts';

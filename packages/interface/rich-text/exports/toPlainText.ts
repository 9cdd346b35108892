export { countCharacters, toPlainText } from '../src/document/toPlainText.ts';

export { generalWords, type GeneralWord } from '../src/generalWords.ts';

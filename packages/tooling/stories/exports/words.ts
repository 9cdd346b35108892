export { both, storyWords, wordLanguage } from '../src/words.ts';
export { shared } from '../src/sharedWords.ts';

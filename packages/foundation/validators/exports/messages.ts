export { inLanguage, issueText, messages, type Language } from '../src/messages.ts';

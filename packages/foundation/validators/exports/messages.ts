export { messages } from '../src/messages.ts';

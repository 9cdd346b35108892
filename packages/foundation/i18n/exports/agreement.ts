export { messagesAgree } from '../src/agreement.ts';

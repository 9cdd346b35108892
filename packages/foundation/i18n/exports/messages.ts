export type { MessageSource } from '../src/message.ts';
export {
  defineMessages,
  firstMessageKey,
  isMessageKey,
  textOr,
  translator,
  type MessageKey,
  type MessageOverrides,
  type MessageSettings,
  type MessageValues,
  type Messages,
  type Translate,
} from '../src/messages.ts';

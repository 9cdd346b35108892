export {
  defineMessages,
  firstMessageKey,
  isMessageKey,
  overrideMessages,
  translator,
  type MessageKey,
  type MessageOverrides,
  type MessageValues,
  type Messages,
  type Translate,
} from '../src/messages.ts';

export {
  defineMessages,
  firstMessageKey,
  isMessageKey,
  overrideMessages,
  textOr,
  translator,
  type MessageKey,
  type MessageOverrides,
  type MessageValues,
  type Messages,
  type Translate,
} from '../src/messages.ts';

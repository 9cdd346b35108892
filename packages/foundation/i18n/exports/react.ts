'use client';

export {
  LanguageProvider,
  Message,
  useLanguage,
  useLoadedLanguage,
  useMessages,
  type LanguageProviderProps,
  type LanguageState,
  type MessageProps,
} from '../src/react.tsx';
export { useIntl } from '../src/useIntl.ts';

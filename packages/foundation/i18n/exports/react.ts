'use client';

export {
  LanguageProvider,
  Message,
  useIntl,
  useLanguage,
  useLoadedLanguage,
  useMessages,
  type LanguageProviderProps,
  type LanguageState,
  type MessageProps,
} from '../src/react.tsx';

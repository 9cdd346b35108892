import { createContext } from 'react';
import { DEFAULT_LANGUAGE, type Language } from './language.ts';
import { AS_WRITTEN, type MessageSettings } from './messages.ts';

interface LanguageContextValue {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  readonly settings: MessageSettings;
}

/** What the nearest `LanguageProvider` says. */
export const LanguageContext = createContext<LanguageContextValue>({
  language: DEFAULT_LANGUAGE,
  setLanguage: () => {},
  settings: AS_WRITTEN,
});

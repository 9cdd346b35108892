'use client';

import { createContext, useContext, useEffect, useMemo, type ReactNode } from 'react';
import { DEFAULT_LANGUAGE, localeOf, type Language, type Locale } from './language.ts';
import { overrideMessages, translator, type MessageOverrides, type Messages, type Translate } from './messages.ts';

interface LanguageContextValue {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
  readonly overrides: MessageOverrides | undefined;
}

const LanguageContext = createContext<LanguageContextValue>({
  language: DEFAULT_LANGUAGE,
  setLanguage: () => {},
  overrides: undefined,
});

/** Props of `LanguageProvider`. */
export interface LanguageProviderProps {
  /** The language everything below is shown in. */
  readonly language: Language;
  /** Called when something below asks for another language. */
  readonly onLanguageChange?: (language: Language) => void;
  /** Texts that replace those of the packages below, by language and key; keep the object stable. */
  readonly overrides?: MessageOverrides;
  /** What is shown in that language. */
  readonly children?: ReactNode;
}

const ignoreChange = (): void => {};

/** Sets the language of everything below it, and `lang` of the document. */
export function LanguageProvider({ language, onLanguageChange = ignoreChange, overrides, children }: LanguageProviderProps) {
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const value = useMemo(
    () => ({ language, setLanguage: onLanguageChange, overrides }),
    [language, onLanguageChange, overrides],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/** What `useLanguage` gives. */
export interface LanguageState {
  /** The language shown; German where no provider stands above. */
  readonly language: Language;
  /** Its locale for `Intl` objects. */
  readonly locale: Locale;
  /** Asks the provider for another language. */
  readonly setLanguage: (language: Language) => void;
}

/** The language of the nearest provider, and how to change it. */
export function useLanguage(): LanguageState {
  const { language, setLanguage } = useContext(LanguageContext);
  return useMemo(() => ({ language, locale: localeOf(language), setLanguage }), [language, setLanguage]);
}

/** The translate function of a package's messages in the language shown. */
export function useMessages<Key extends string>(messages: Messages<Key>): Translate<Key> {
  const { language, overrides } = useContext(LanguageContext);
  return translator(overrides ? overrideMessages(messages, overrides) : messages, language);
}

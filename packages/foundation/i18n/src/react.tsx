'use client';

import { Fragment, createElement, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Catalogues } from './catalogue.ts';
import { localeOf, type Language, type Locale } from './language.ts';
import { LanguageContext } from './languageContext.ts';
import type { MessageSource } from './message.ts';
import { AS_WRITTEN, renderer, translator, type MessageOverrides, type Messages, type Translate } from './messages.ts';

/**
 * Props of `LanguageProvider`.
 *
 * @source docs/domain/languages.md#german-and-english
 */
export interface LanguageProviderProps {
  /** The language everything below is shown in. */
  readonly language: Language;
  /** Called when something below asks for another language. */
  readonly onLanguageChange?: (language: Language) => void;
  /** Texts that replace those of the packages below, by language and key; keep the object stable. */
  readonly overrides?: MessageOverrides;
  /**
   * Changes every text below before it is filled in, for example `pseudo` of the entry `pseudo` to test a layout; keep
   * the function stable.
   */
  readonly transform?: (source: MessageSource) => MessageSource;
  /** What is shown in that language. */
  readonly children?: ReactNode;
}

const ignoreChange = (): void => {};

/**
 * Sets the language of everything below it, and `lang` of the document. Switching needs no reload.
 *
 * @source docs/domain/languages.md#german-and-english
 */
export function LanguageProvider({
  language,
  onLanguageChange = ignoreChange,
  overrides,
  transform,
  children,
}: LanguageProviderProps) {
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const settings = useMemo(
    () => (overrides || transform ? { overrides, transform } : AS_WRITTEN),
    [overrides, transform],
  );
  const value = useMemo(
    () => ({ language, setLanguage: onLanguageChange, settings }),
    [language, onLanguageChange, settings],
  );
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

/**
 * What `useLanguage` gives.
 *
 * @source docs/domain/languages.md#german-and-english
 */
export interface LanguageState {
  /** The language shown; German where no provider stands above. */
  readonly language: Language;
  /** Its locale for `Intl` objects. */
  readonly locale: Locale;
  /** Asks the provider for another language. */
  readonly setLanguage: (language: Language) => void;
}

/**
 * The language of the nearest provider, and how to change it.
 *
 * @source docs/domain/languages.md#german-and-english
 */
export function useLanguage(): LanguageState {
  const { language, setLanguage } = useContext(LanguageContext);
  return useMemo(() => ({ language, locale: localeOf(language), setLanguage }), [language, setLanguage]);
}

/**
 * The translate function of a package's messages in the language shown; it changes with the language.
 *
 * @source docs/domain/languages.md#german-and-english
 */
export function useMessages<Key extends string>(messages: Messages<Key>): Translate<Key> {
  const { language, settings } = useContext(LanguageContext);
  return translator(messages, language, settings);
}

/**
 * Props of `Message`.
 *
 * @source house
 */
export interface MessageProps<Key extends string> {
  /** The package's messages. */
  readonly messages: Messages<Key>;
  /** Key of the message. */
  readonly id: Key;
  /**
   * Values of its placeholders, elements too, and for each tag a function that draws what it encloses; a tag without
   * one stays text.
   */
  readonly values?: Readonly<Record<string, ReactNode | Date | ((chunks: ReactNode) => ReactNode)>>;
}

/** Parts of one sentence: their places never change, so they need no keys. */
function together(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...parts);
}

/**
 * A message with elements inside, so that no sentence is put together from pieces: `<Message messages={messages}
 * id="signUp.terms" values={{ terms: (text) => <Link href={path}>{text}</Link> }} />`.
 *
 * @source house
 */
export function Message<Key extends string>({ messages, id, values = {} }: MessageProps<Key>) {
  const { language, settings } = useContext(LanguageContext);
  const drawn = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'function' ? (chunks: readonly ReactNode[]) => value(together(chunks)) : value,
  ]);
  const rendered = renderer(messages, language, settings)(id, Object.fromEntries(drawn) as Record<string, unknown>);
  return typeof rendered === 'string' ? rendered : together(rendered as readonly ReactNode[]);
}

const RETRY_MS = 5000;

/**
 * The language to show while texts are loaded: the wanted one as soon as its texts are there, until then the one
 * before. What could not be loaded is tried again every five seconds. The first language has to be loaded already.
 *
 * @source docs/domain/languages.md#german-and-english
 */
export function useLoadedLanguage(wanted: Language, catalogues: Catalogues): Language {
  const [shown, setShown] = useState(wanted);
  useEffect(() => {
    if (catalogues.isLoaded(wanted)) return setShown(wanted);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const attempt = (): void => {
      catalogues.load(wanted).then(
        () => {
          if (!isOver) setShown(wanted);
        },
        () => {
          if (!isOver) timer = setTimeout(attempt, RETRY_MS);
        },
      );
    };
    attempt();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [wanted, catalogues]);
  return catalogues.isLoaded(wanted) ? wanted : shown;
}

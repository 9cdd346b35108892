import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { localeOf, type Language } from './language.ts';

/** A package's texts in both languages, with the same keys in each. */
export interface Messages<Key extends string = string> {
  readonly de: Readonly<Record<Key, string>>;
  readonly en: Readonly<Record<Key, string>>;
}

/** The keys of a `Messages` object. */
export type MessageKey<M extends Messages> = keyof M['de'] & string;

/** What a message's ICU arguments may hold. */
export type MessageValues = Readonly<Record<string, string | number | bigint | boolean | Date | null | undefined>>;

/** Turns a key, and values for its ICU arguments, into text. */
export type Translate<Key extends string = string> = (key: Key, values?: MessageValues) => string;

type Unmatched<De, En> = Exclude<keyof De, keyof En> | Exclude<keyof En, keyof De>;
type SameKeys<De, En> = [Unmatched<De, En>] extends [never]
  ? unknown
  : { readonly keyInOneLanguageOnly: Unmatched<De, En> };

/** Joins the two catalogues of a package; a key that only one language has is a type error. */
export function defineMessages<De extends Readonly<Record<string, string>>, En extends Readonly<Record<string, string>>>(
  messages: { readonly de: De; readonly en: En } & SameKeys<De, En>,
): Messages<keyof De & string> {
  return messages as unknown as Messages<keyof De & string>;
}

/** Tells whether a text, for example the `error` of a server answer, is a key of these messages. */
export function isMessageKey<Key extends string>(messages: Messages<Key>, text: string): text is Key {
  return Object.hasOwn(messages.de, text);
}

/** The first candidate that is a key of these messages, else the fallback; for server errors that some screens explain better than others. */
export function firstMessageKey<Key extends string>(messages: Messages<Key>, candidates: readonly string[], fallback: NoInfer<Key>): Key {
  return candidates.find((candidate): candidate is Key => isMessageKey(messages, candidate)) ?? fallback;
}

/** The text of a key that may be none of these messages, for example one made of a value of the server; else the fallback. */
export function textOr<Key extends string>(t: Translate<Key>, messages: Messages<Key>, key: string, fallback: string): string {
  return isMessageKey(messages, key) ? t(key) : fallback;
}

const intlByLanguage = new Map<Language, IntlShape>();
const translators = new WeakMap<Messages, Map<Language, Translate>>();

export function intlFor(language: Language): IntlShape {
  let intl = intlByLanguage.get(language);
  if (!intl) {
    intl = createIntl({ locale: localeOf(language), timeZone: 'Europe/Berlin', messages: {} }, createIntlCache());
    intlByLanguage.set(language, intl);
  }
  return intl;
}

function createTranslator(messages: Messages, language: Language): Translate {
  const catalogue = messages[language];
  const compiled = new Map<string, (values: MessageValues | undefined) => string>();

  function compile(text: string): (values: MessageValues | undefined) => string {
    if (!text.includes('{') && !text.includes("'")) return () => text;
    const { formatters } = intlFor(language);
    const format = formatters.getMessageFormat(text, localeOf(language), undefined, { formatters, ignoreTag: true });
    return (values) => String(format.format(values as Record<string, string>));
  }

  return (key, values) => {
    let render = compiled.get(key);
    if (!render) {
      const text = Object.hasOwn(catalogue, key) ? catalogue[key] : undefined;
      if (text === undefined) {
        console.error(`No ${language} text for the message "${key}"`);
        return key;
      }
      render = compile(text);
      compiled.set(key, render);
    }
    try {
      return render(values);
    } catch (error) {
      console.error(`The ${language} text of the message "${key}" could not be filled in`, error);
      return catalogue[key] ?? key;
    }
  };
}

/** The translate function of these messages in one language: one and the same function for equal arguments, each text compiled when first used. */
export function translator<Key extends string>(messages: Messages<Key>, language: Language): Translate<Key> {
  let byLanguage = translators.get(messages);
  if (!byLanguage) {
    byLanguage = new Map();
    translators.set(messages, byLanguage);
  }
  let translate = byLanguage.get(language);
  if (!translate) {
    translate = createTranslator(messages, language);
    byLanguage.set(language, translate);
  }
  return translate as Translate<Key>;
}

/** Texts that replace those of a package, by language and key. */
export type MessageOverrides = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;

const overridden = new WeakMap<MessageOverrides, WeakMap<Messages, Messages>>();

/** The messages with single texts replaced; keys the messages do not know are ignored. */
export function overrideMessages<Key extends string>(messages: Messages<Key>, overrides: MessageOverrides): Messages<Key> {
  let byMessages = overridden.get(overrides);
  if (!byMessages) {
    byMessages = new WeakMap();
    overridden.set(overrides, byMessages);
  }
  let result = byMessages.get(messages);
  if (!result) {
    const replace = (language: Language) => {
      const known = Object.entries(overrides[language] ?? {}).filter(([key]) => isMessageKey(messages, key));
      return { ...messages[language], ...Object.fromEntries(known) };
    };
    result = { de: replace('de'), en: replace('en') };
    byMessages.set(messages, result);
  }
  return result as Messages<Key>;
}

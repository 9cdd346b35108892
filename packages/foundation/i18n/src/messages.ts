import { renderOf, type Render } from './format.ts';
import type { Language } from './language.ts';
import type { MessageSource } from './message.ts';

/**
 * A package's texts in both languages, with the same keys in each.
 *
 * @source docs/domain/languages.md#german-and-english
 */
export interface Messages<Key extends string = string> {
  /** German. */
  readonly de: Readonly<Record<Key, MessageSource>>;
  /** English. */
  readonly en: Readonly<Record<Key, MessageSource>>;
  /** Texts that several packages share; a key that is not found above is looked up here. */
  readonly base?: Messages | undefined;
}

/**
 * The keys of a `Messages` object.
 *
 * @source house
 */
export type MessageKey<M extends Messages> = keyof M['de'] & string;

/**
 * What a message's ICU arguments may hold.
 *
 * @source house
 */
export type MessageValues = Readonly<Record<string, string | number | bigint | boolean | Date | null | undefined>>;

/**
 * Turns a key, and values for its ICU arguments, into text. A key without a text and a value that is missing are
 * reported on the console and shown as they are; nothing is thrown.
 *
 * @source house
 */
export type Translate<Key extends string = string> = (key: Key, values?: MessageValues) => string;

type Unmatched<De, En> = Exclude<keyof De, keyof En> | Exclude<keyof En, keyof De>;
type SameKeys<De, En> = [Unmatched<De, En>] extends [never]
  ? unknown
  : { readonly keyInOneLanguageOnly: Unmatched<De, En> };

/**
 * Joins the two catalogues of a package; a key that only one language has is a type error.
 *
 * @param base texts that several packages share, such as `generalWords` of `@resonanz/domain`; their keys are keys of
 *   these messages, too.
 * @source docs/domain/languages.md#german-and-english
 */
export function defineMessages<
  De extends Readonly<Record<string, string>>,
  En extends Readonly<Record<string, string>>,
  BaseKey extends string = never,
>(
  messages: { readonly de: De; readonly en: En } & SameKeys<De, En>,
  base?: Messages<BaseKey>,
): Messages<(keyof De & string) | BaseKey> {
  return { ...messages, base } as unknown as Messages<(keyof De & string) | BaseKey>;
}

/**
 * Whether a text, for example the `error` of a response, is a key of these messages. For lazily loaded catalogues, only
 * loaded languages count.
 *
 * @source docs/domain/api.md#error-texts
 */
export function isMessageKey<Key extends string>(messages: Messages<Key>, text: string): text is Key {
  const { de, en, base } = messages;
  return Object.hasOwn(de, text) || Object.hasOwn(en, text) || (!!base && isMessageKey(base, text));
}

/**
 * The first candidate that is a key of these messages, else the fallback; for server errors that some screens explain
 * better than others.
 *
 * @source docs/domain/api.md#error-texts
 */
export function firstMessageKey<Key extends string>(
  messages: Messages<Key>,
  candidates: readonly string[],
  fallback: NoInfer<Key>,
): Key {
  return candidates.find((candidate): candidate is Key => isMessageKey(messages, candidate)) ?? fallback;
}

/**
 * The text of a key that may be none of these messages, for example one made of a value of the server; else the
 * fallback.
 *
 * @source docs/domain/api.md#error-texts
 */
export function textOr<Key extends string>(
  t: Translate<Key>,
  messages: Messages<Key>,
  key: string,
  fallback: string,
): string {
  return isMessageKey(messages, key) ? t(key) : fallback;
}

/**
 * Texts that replace those of a package, by language and key; keys the package does not know are ignored.
 *
 * @source house
 */
export type MessageOverrides = Readonly<Partial<Record<Language, Readonly<Record<string, MessageSource>>>>>;

/**
 * Text overrides for every package below a provider. Keep the object stable: translators are cached by it.
 *
 * @source house
 */
export interface MessageSettings {
  /** Texts that replace those of the packages. */
  readonly overrides?: MessageOverrides | undefined;
  /** Changes every text before it is filled in, for example `pseudo`. */
  readonly transform?: ((source: MessageSource) => MessageSource) | undefined;
}

/** The settings where none are given. */
export const AS_WRITTEN: MessageSettings = {};

/** The message of a key in one language, after overrides and transform; `undefined` when there is none. */
export function sourceOf(
  messages: Messages,
  language: Language,
  key: string,
  settings: MessageSettings,
): MessageSource | undefined {
  const texts = messages[language];
  const own = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (own === undefined) return messages.base && sourceOf(messages.base, language, key, settings);
  const { overrides, transform } = settings;
  const replaced = overrides?.[language];
  const source = replaced && Object.hasOwn(replaced, key) ? (replaced[key] ?? own) : own;
  return transform ? transform(source) : source;
}

/** Fills in the message of a key: text, or its parts where a value is something else than text. */
export type RenderKey = (key: string, values?: Readonly<Record<string, unknown>>) => string | readonly unknown[];

const NO_VALUES = {};

function createRenderer(messages: Messages, language: Language, settings: MessageSettings): RenderKey {
  const rendered = new Map<string, Render>();
  return (key, values = NO_VALUES) => {
    try {
      let render = rendered.get(key);
      if (!render) {
        const source = sourceOf(messages, language, key, settings);
        if (source === undefined) {
          console.error(`No ${language} text for the message "${key}"`);
          return key;
        }
        render = renderOf(source, language);
        rendered.set(key, render);
      }
      return render(values);
    } catch (error) {
      console.error(`The ${language} text of the message "${key}" could not be filled in`, error);
      const source = sourceOf(messages, language, key, AS_WRITTEN);
      return typeof source === 'string' ? source : key;
    }
  };
}

type CachedPair = Partial<Record<Language, { readonly render: RenderKey; readonly translate: Translate }>>;
const cache = new WeakMap<MessageSettings, WeakMap<Messages, CachedPair>>();

function cacheFor(messages: Messages, settings: MessageSettings): CachedPair {
  let bySettings = cache.get(settings);
  if (!bySettings) {
    bySettings = new WeakMap();
    cache.set(settings, bySettings);
  }
  let byMessages = bySettings.get(messages);
  if (!byMessages) {
    byMessages = {};
    bySettings.set(messages, byMessages);
  }
  return byMessages;
}

function textOf(rendered: string | readonly unknown[]): string {
  return typeof rendered === 'string' ? rendered : rendered.join('');
}

function pair(messages: Messages, language: Language, settings: MessageSettings): NonNullable<CachedPair[Language]> {
  const all = cacheFor(messages, settings);
  const known = all[language];
  if (known) return known;
  const render = createRenderer(messages, language, settings);
  const made = { render, translate: (key: string, values?: MessageValues) => textOf(render(key, values)) };
  all[language] = made;
  return made;
}

/** What `<Message>` draws with: like `translator`, but values may be anything. */
export function renderer(messages: Messages, language: Language, settings: MessageSettings = AS_WRITTEN): RenderKey {
  return pair(messages, language, settings).render;
}

/**
 * The translate function of these messages in one language: one and the same function for equal arguments, each text
 * prepared when first used. Markup in a text stays text.
 *
 * @source docs/domain/languages.md#german-and-english
 */
export function translator<Key extends string>(
  messages: Messages<Key>,
  language: Language,
  settings: MessageSettings = AS_WRITTEN,
): Translate<Key> {
  return pair(messages, language, settings).translate as Translate<Key>;
}

'use client';

import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { useContext, useMemo } from 'react';
import { type Language, localeOf } from './language.ts';
import { LanguageContext } from './languageContext.ts';
import { elementsOf } from './message.ts';
import { sourceOf, type Messages } from './messages.ts';

const cache = /* @__PURE__ */ createIntlCache();
const NO_MESSAGES: Messages = { de: {}, en: {} };

const keysOf = ({ base, ...messages }: Messages, language: Language): readonly string[] => [
  ...(base ? keysOf(base, language) : []),
  ...Object.keys(messages[language]),
];

/**
 * The `@formatjs/intl` object of the language shown, with a package's messages: `formatMessage({ id })`,
 * `formatNumber`, `formatList`, `formatDate` and the rest; moments are shown in Europe/Berlin. For what the product
 * writes in its own way (money, short numbers, dates) take `@resonanz/formatters`.
 *
 * @source house
 */
export function useIntl<Key extends string>(messages: Messages<Key> = NO_MESSAGES as Messages<Key>): IntlShape {
  const { language, settings } = useContext(LanguageContext);
  return useMemo(() => {
    const known = keysOf(messages, language).map((key) => [
      key,
      elementsOf(sourceOf(messages, language, key, settings) ?? key),
    ]);
    const texts = Object.fromEntries(known) as Record<string, string>;
    return createIntl({ locale: localeOf(language), timeZone: 'Europe/Berlin', messages: texts }, cache);
  }, [messages, language, settings]);
}

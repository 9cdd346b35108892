import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { IntlMessageFormat } from 'intl-messageformat';
import { localeOf, type Language } from './language.ts';
import { elementsOf, tagsOf, type AnyElement, type MessageSource } from './message.ts';

/** Fills in a message: text, or its parts where a value is something else than text. */
export type Render = (values: Readonly<Record<string, unknown>>) => string | readonly unknown[];

const NEEDS_PARSER = 'This ICU text was not compiled; import "@resonanz/i18n/parser" once, or compile it in your build.';

const intlByLanguage = new Map<Language, IntlShape>();

/** The `@formatjs/intl` object of a language: numbers, dates, lists and plurals, moments in Berlin. */
export function intlOf(language: Language): IntlShape {
  let intl = intlByLanguage.get(language);
  if (!intl) {
    intl = createIntl({ locale: localeOf(language), timeZone: 'Europe/Berlin', messages: {} }, createIntlCache());
    intlByLanguage.set(language, intl);
  }
  return intl;
}

/** Markup for which no element is given stays text. */
function asText(tag: string): (chunks: readonly unknown[]) => readonly unknown[] {
  return (chunks) => [`<${tag}>`, ...chunks, `</${tag}>`];
}

function formatOf(source: MessageSource, language: Language): IntlMessageFormat {
  const elements = elementsOf(source);
  try {
    return new IntlMessageFormat(elements, localeOf(language), undefined, { formatters: intlOf(language).formatters });
  } catch (cause) {
    // The published package carries no parser; what is wrong with the text itself is a SyntaxError.
    if (typeof elements === 'string' && !(cause instanceof SyntaxError)) throw new TypeError(NEEDS_PARSER, { cause });
    throw cause;
  }
}

/** Makes the function that fills in a message. */
export function renderOf(source: MessageSource, language: Language): Render {
  const format = formatOf(source, language);
  const tags = Object.fromEntries(tagsOf(format.getAst() as readonly AnyElement[]).map((tag) => [tag, asText(tag)]));
  return (values) => format.format<unknown>({ ...tags, ...values } as Record<string, string>) as string | readonly unknown[];
}

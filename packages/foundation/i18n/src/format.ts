import { IntlMessageFormat, type Formatters } from 'intl-messageformat';
import { localeOf, type Language } from './language.ts';
import { elementsOf, tagsOf, type AnyElement, type MessageSource } from './message.ts';

/** Fills in a message: text, or its parts where a value is something else than text. */
export type Render = (values: Readonly<Record<string, unknown>>) => string | readonly unknown[];

const NEEDS_PARSER =
  'This ICU text was not compiled; import "@resonanz/i18n/parser" once, or compile it in your build.';

/** Makes an `Intl` object once for equal arguments: they are dear, and every text with a number needs one. */
function once<Arguments extends readonly unknown[], Made>(
  make: (...of: Arguments) => Made,
): (...of: Arguments) => Made {
  const made = new Map<string, Made>();
  return (...of) => {
    const key = JSON.stringify(of);
    const known = made.get(key) ?? make(...of);
    made.set(key, known);
    return known;
  };
}

const formatters: Formatters = {
  getNumberFormat: once((...of) => new Intl.NumberFormat(...of)),
  getDateTimeFormat: once((...of) => new Intl.DateTimeFormat(...of)),
  getPluralRules: once((...of) => new Intl.PluralRules(...of)),
};

/** Markup for which no element is given stays text. */
function asText(tag: string): (chunks: readonly unknown[]) => readonly unknown[] {
  return (chunks) => [`<${tag}>`, ...chunks, `</${tag}>`];
}

function formatOf(source: MessageSource, language: Language): IntlMessageFormat {
  const elements = elementsOf(source);
  try {
    return new IntlMessageFormat(elements, localeOf(language), undefined, { formatters });
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
  return (values) =>
    format.format<unknown>({ ...tags, ...values } as Record<string, string>) as string | readonly unknown[];
}

import type { Language } from './language.ts';
import { intlFor, type Messages } from './messages.ts';
import { localeOf } from './language.ts';

interface Element {
  readonly type: number;
  readonly value?: unknown;
  readonly options?: Readonly<Record<string, { readonly value: readonly Element[] }>>;
}

// The element kinds of @formatjs/icu-messageformat-parser that take an argument.
const KINDS: Readonly<Record<number, string>> = { 1: 'text', 2: 'number', 3: 'date', 4: 'time', 5: 'select', 6: 'plural' };

function collectArguments(elements: readonly Element[], found: Set<string>): void {
  for (const element of elements) {
    const kind = KINDS[element.type];
    if (kind) found.add(`${String(element.value)} (${kind})`);
    for (const option of Object.values(element.options ?? {})) collectArguments(option.value, found);
  }
}

function argumentsOf(text: string, language: Language): readonly string[] {
  const format = intlFor(language).formatters.getMessageFormat(text, localeOf(language), undefined, { ignoreTag: true });
  const found = new Set<string>();
  collectArguments(format.getAst() as readonly Element[], found);
  return [...found].sort();
}

/**
 * Compares the German with the English catalogue: same keys, no empty text, valid ICU and the same
 * arguments. Returns one sentence per disagreement, so that a test reads `expect(messagesAgree(messages)).toEqual([])`.
 */
export function messagesAgree(messages: Messages): readonly string[] {
  const problems: string[] = [];
  const keys = new Set([...Object.keys(messages.de), ...Object.keys(messages.en)]);
  for (const key of [...keys].sort()) {
    const found: Partial<Record<Language, readonly string[]>> = {};
    for (const language of ['de', 'en'] as const) {
      const text = messages[language][key];
      if (text === undefined || text.trim() === '') {
        problems.push(`${key}: no ${language} text`);
        continue;
      }
      try {
        found[language] = argumentsOf(text, language);
      } catch (error) {
        problems.push(`${key}: the ${language} text is not valid ICU (${error instanceof Error ? error.message : String(error)})`);
      }
    }
    if (found.de && found.en && found.de.join() !== found.en.join()) {
      problems.push(`${key}: the arguments differ, de [${found.de.join(', ')}], en [${found.en.join(', ')}]`);
    }
  }
  return problems;
}

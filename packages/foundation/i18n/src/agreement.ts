import { parse } from '@formatjs/icu-messageformat-parser';
import type { Language } from './language.ts';
import { flatten, type AnyElement } from './message.ts';
import type { Messages } from './messages.ts';

// The element kinds of @formatjs/icu-messageformat-parser that take a value.
const KINDS: Readonly<Record<number, string>> = {
  1: 'text',
  2: 'number',
  3: 'date',
  4: 'time',
  5: 'select',
  6: 'plural',
  8: 'tag',
};

function argumentsOf(text: string): readonly string[] {
  const elements = flatten(parse(text) as readonly AnyElement[]);
  const found = elements.flatMap(({ type, value }) => (KINDS[type] ? [`${String(value)} (${KINDS[type]})`] : []));
  return [...new Set(found)].sort();
}

/**
 * Compares the German with the English catalogue: same keys, no empty text, valid ICU and the same arguments and tags.
 * Returns one sentence per disagreement, so that a test reads `expect(messagesAgree(messages)).toEqual([])`. It reads
 * ICU texts, not compiled ones.
 *
 * @source docs/domain/languages.md#german-and-english
 */
export function messagesAgree(messages: Messages): readonly string[] {
  const problems: string[] = [];
  const keys = new Set([...Object.keys(messages.de), ...Object.keys(messages.en)]);
  for (const key of [...keys].sort()) {
    const found: Partial<Record<Language, readonly string[]>> = {};
    for (const language of ['de', 'en'] as const) {
      const text = messages[language][key];
      if (typeof text !== 'string' || text.trim() === '') {
        problems.push(`${key}: no ${language} text`);
        continue;
      }
      try {
        found[language] = argumentsOf(text);
      } catch (error) {
        problems.push(
          `${key}: the ${language} text is not valid ICU (${error instanceof Error ? error.message : String(error)})`,
        );
      }
    }
    if (found.de && found.en && found.de.join() !== found.en.join()) {
      problems.push(`${key}: the arguments differ, de [${found.de.join(', ')}], en [${found.en.join(', ')}]`);
    }
  }
  return problems;
}

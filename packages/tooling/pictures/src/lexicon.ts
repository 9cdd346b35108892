import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

/** The words of a text, without those of one or two letters, which languages share. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('\u00AD', '')
    .match(/\p{L}{3,}/gu) ?? [];

const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));

// A row of a table of words: see `storyWords`.
const ROW = /^ {2}\w+: \[\s*(?<german>'[^']*'|"[^"]*"),\s*(?<english>'[^']*'|"[^"]*"),?\s*\]/gmu;
const rows = [...read('packages/*/*/src/**/*.{ts,tsx}').join('\n').matchAll(ROW)].map(({ groups }) => groups);

const wordsIn = (language: 'de' | 'en', said: 'german' | 'english') =>
  new Set(wordsOf([...read(`packages/*/*/messages/${language}.json`), ...rows.map((row) => row?.[said])].join('\n')));
const german = wordsIn('de', 'german');
const english = wordsIn('en', 'english');

/**
 * The words of a text that belong to the other language: those that our texts in that language use and our texts in
 * this one never do. Names stand in texts of both.
 */
export const foreignWords = (text: string, language: 'de' | 'en'): readonly string[] => {
  const [own, other] = language === 'de' ? [german, english] : [english, german];
  return wordsOf(text).filter((word) => other.has(word) && !own.has(word));
};

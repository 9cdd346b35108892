import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { initials, shortName } from './name.ts';

const names = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.array(fc.string({ unit: 'grapheme', minLength: 1 })).map((words) => words.join(' ')),
);
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const firstGrapheme = (word: string): string => [...segmenter.segment(word)][0]?.segment ?? '';

test('initials are the first graphemes of the first and the last word, whichever way they are found', () => {
  fc.assert(
    fc.property(names, (name) => {
      const words = name.split(/\s+/).filter((word) => word !== '');
      const ends = words.length > 1 ? [words[0] ?? '', words.at(-1) ?? ''] : words;
      expect(initials(name)).toBe(ends.map((word) => firstGrapheme(word).toUpperCase()).join(''));
    }),
    { numRuns: 500 },
  );
});

test('a short name has no blank around it and is the same for a trimmed name', () => {
  fc.assert(
    fc.property(names, (name) => {
      expect(shortName(name)).toBe(shortName(name).trim());
      expect(shortName(`  ${name}\t`)).toBe(shortName(name));
    }),
  );
});

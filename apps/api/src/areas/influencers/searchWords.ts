import { normaliseChannelUrl } from '@resonanz/domain/channelUrls';

const MAX_WORDS = 6;

function handleOf(text: string): string | undefined {
  if (!/^https?:\/\/|^www\.|\.[a-z]{2,}\//i.test(text)) return undefined;
  const read = normaliseChannelUrl(text);
  return read.ok ? read.handle : undefined;
}

/** The words of a search text: a pasted address counts as its handle, and the sign before a handle is dropped. */
export function searchWords(text: string): string[] {
  const trimmed = text.trim();
  return (handleOf(trimmed) ?? trimmed)
    .split(/\s+/)
    .map((word) => word.replace(/^@/, ''))
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
}

const TYPED = /^\p{L}{4,}$/u;

/** Whether a word may be misspelt; addresses and numbers are meant as they are. */
export const mayBeMisspelt = (word: string): boolean => TYPED.test(word);

/** Whether a search may also find what only resembles its words. */
export function toleratesTypos(words: readonly string[]): boolean {
  return words.some(mayBeMisspelt);
}

/** Maximum length of a word to match with two neighbouring letters swapped, because each swap is a query of its own. */
const LONGEST_SWAPPED = 12;

/**
 * A word with two neighbouring letters swapped, once for each pair that differs: the commonest slip, which leaves few
 * of its sequences of three.
 */
export function swappedWords(word: string): string[] {
  const letters = [...word];
  if (!mayBeMisspelt(word) || letters.length > LONGEST_SWAPPED) return [];
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index] ?? '';
    return letter.toLowerCase() === before.toLowerCase()
      ? []
      : [[...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('')];
  });
}

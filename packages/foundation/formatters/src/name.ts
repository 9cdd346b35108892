const wordsOf = (name: string): readonly string[] => name.trim().split(/\s+/u).filter((word) => word !== '');

const firstLetter = (word: string): string => ([...word][0] ?? '').toLocaleUpperCase('de-DE');

/** `Anna S.` for `anna maria schmidt`: the first word capitalised and the initial of the last. */
export function shortName(name: string | null | undefined): string {
  const words = wordsOf(name ?? '');
  const first = words[0];
  if (first === undefined) return '';
  const given = firstLetter(first) + [...first].slice(1).join('');
  return words.length === 1 ? given : `${given} ${firstLetter(words.at(-1) ?? '')}.`;
}

/** `AS` for `Anna Maria Schmidt`, for portraits without a picture. */
export function initials(name: string | null | undefined): string {
  const words = wordsOf(name ?? '');
  const first = firstLetter(words[0] ?? '');
  return words.length > 1 ? first + firstLetter(words.at(-1) ?? '') : first;
}

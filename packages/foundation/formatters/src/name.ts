const wordsOf = (name: string | null | undefined): readonly string[] => name?.match(/\S+/g) ?? [];

/** No sign below U+0300 belongs to the one before it, and no sign is made of several when the next one is below it, too. */
const PLAIN = /^[!-\u02FF](?![\u0300-\uFFFF])/;

let segmenter: Intl.Segmenter | undefined;

/** The first letter as readers see it, with its accents, or a whole emoji. */
function firstLetter(word: string): string {
  if (PLAIN.test(word)) return word.charAt(0);
  segmenter ??= new Intl.Segmenter('en');
  return segmenter.segment(word).containing(0)?.segment ?? '';
}

const initial = (word: string): string => firstLetter(word).toUpperCase();

/**
 * The first word of a name capitalised and the initial of the last: `Anna S.` for `anna maria schmidt`, `Anna` for `anna`; the rest
 * of the first word stays (`McKay`). Capitals are Unicode's own in every language: `i` gives `I`, `İ` stays, `ß` gives `SS`.
 * Empty when there is no name.
 * @source 001 §9; A-113
 */
export function shortName(name: string | null | undefined): string {
  const [first = '', ...rest] = wordsOf(name);
  const given = initial(first) + first.slice(firstLetter(first).length);
  const last = rest.at(-1);
  return last === undefined ? given : `${given} ${initial(last)}.`;
}

/**
 * The initials of the first and the last word, `AS` for `Anna Maria Schmidt`, for portraits without a picture; capitals as in
 * {@link shortName}. Empty when there is no name.
 * @source house
 */
export function initials(name: string | null | undefined): string {
  const [first = '', ...rest] = wordsOf(name);
  return initial(first) + initial(rest.at(-1) ?? '');
}

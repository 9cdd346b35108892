/** What titles before a name are made of, `Dr.-Ing.` for example of two; the single letters belong to `h. c.` */
const TITLE_PARTS = new Set(
  'prof dr med dent vet rer nat oec pol phil jur iur theol sc hum techn agr habil mult univ pd priv doz dipl mag ing kfm h c hc'.split(
    ' ',
  ),
);
/** What stands behind a name and is none. */
const SUFFIX = /^(?:mba|ll\.?m|[bm]\.?\s?(?:a|sc|eng|ed)|ph\.?d|jun|sen|jr|sr)\.?$/i;

/** Titles have a full stop, unlike names such as Ing; the two most common also without. */
function isTitle(word: string): boolean {
  const parts = word
    .toLowerCase()
    .split(/[.-]/)
    .filter((part) => part !== '');
  return (
    (word.includes('.') || /^(?:dr|prof)$/i.test(word)) &&
    parts.length > 0 &&
    parts.every((part) => TITLE_PARTS.has(part))
  );
}

/** The words of a name without titles before and behind it; a name that is nothing else keeps them. */
function wordsOf(name: string | null | undefined): readonly string[] {
  const words = name?.match(/\S+/g) ?? [];
  const begin = words.findIndex((word) => !isTitle(word));
  const end = words.findLastIndex((word) => !SUFFIX.test(word));
  return begin === -1 || end < begin ? words : words.slice(begin, end + 1);
}

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
 * The first word of a name capitalised and the initial of the last: `Anna S.` for `anna maria schmidt`, `Anna` for
 * `anna`; titles are skipped (`Henrike V.` for `Dr. Henrike Vollmer`), and the rest of the first word stays (`McKay`).
 * Capitals are Unicode's own in every language: `i` gives `I`, `İ` stays, `ß` gives `SS`. Empty when there is no name.
 *
 * @source docs/domain/formats.md#short-names
 */
export function shortName(name: string | null | undefined): string {
  const [first = '', ...rest] = wordsOf(name);
  const given = initial(first) + first.slice(firstLetter(first).length);
  const last = rest.at(-1);
  return last === undefined ? given : `${given} ${initial(last)}.`;
}

/**
 * The initials of the first and the last word, `AS` for `Anna Maria Schmidt`, for portraits without a picture; titles
 * and capitals as in {@link shortName}. Empty when there is no name.
 *
 * @source house
 */
export function initials(name: string | null | undefined): string {
  const [first = '', ...rest] = wordsOf(name);
  return initial(first) + initial(rest.at(-1) ?? '');
}

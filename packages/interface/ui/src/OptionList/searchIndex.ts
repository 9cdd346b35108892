import type { Option, OptionId } from './Option.ts';

/** Options in their order, with what they are searched by. */
export interface SearchIndex<Id extends OptionId> {
  readonly options: readonly Option<Id>[];
  /** Folded labels; where letters can be spelled out (ä as ae), the spelled-out form follows after a line break. */
  readonly keys: readonly string[];
}

/** `alphabetical` sorts by the rules of the language; `given` keeps the order of the array. */
export type OptionOrder = 'alphabetical' | 'given';

const foreign = /[\u0080-\uffff]/g;
const combining = /\p{M}/u;
const marks = /\p{M}+/gu;
// Letters that no normalisation takes apart.
const whole: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ı: 'i', þ: 'th', ð: 'd' };
const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' };

const plainOf = (letter: string) => whole[letter] ?? letter.normalize('NFD').replace(marks, '');

// Long lists hold few different letters, so each is taken apart once.
function remembered(change: (letter: string) => string): (letter: string) => string {
  const known = new Map<string, string>();
  return (letter) => {
    const found = known.get(letter);
    if (found !== undefined) return found;
    const made = change(letter);
    known.set(letter, made);
    return made;
  };
}
const foldLetter = remembered(plainOf);
const spellLetter = remembered((letter) => spelled[letter] ?? plainOf(letter));

function lowerOf(text: string): string {
  const lower = text.toLowerCase();
  return combining.test(lower) ? lower.normalize('NFC') : lower;
}

/** Lower case without accents, so that "Müller", "muller" and "MÜLLER" are the same. */
export const fold = (text: string): string => lowerOf(text).replace(foreign, foldLetter);

/** As `fold`, but with umlauts spelled out: "Müller" becomes "mueller". */
export const spellOut = (text: string): string => lowerOf(text).replace(foreign, spellLetter);

function keyOf(label: string): string {
  const folded = fold(label);
  const long = spellOut(label);
  return folded === long ? folded : `${folded}\n${long}`;
}

function sorted<Id extends OptionId>(options: readonly Option<Id>[], locale: string): readonly Option<Id>[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const isSorted = options.every((option, at) => at === 0 || compare(options[at - 1]?.label ?? '', option.label) <= 0);
  return isSorted ? options : [...options].sort((a, b) => compare(a.label, b.label));
}

const known = new WeakMap<readonly Option<OptionId>[], Map<string, SearchIndex<OptionId>>>();

/** The index of an array; made once per array, language and order. */
export function searchIndexOf<Id extends OptionId>(options: readonly Option<Id>[], locale: string, order: OptionOrder): SearchIndex<Id> {
  const byOrder = known.get(options) ?? new Map<string, SearchIndex<OptionId>>();
  known.set(options, byOrder);
  const name = `${order} ${locale}`;
  const found = byOrder.get(name) as SearchIndex<Id> | undefined;
  if (found) return found;
  const ordered = order === 'given' ? options : sorted(options, locale);
  const index: SearchIndex<Id> = { options: ordered, keys: ordered.map(({ label }) => keyOf(label)) };
  byOrder.set(name, index);
  return index;
}

// Arrow keys ask for the same list again.
const last = new WeakMap<SearchIndex<OptionId>, { query: string; found: readonly Option<OptionId>[] }>();

/** The options that hold every word of the query; those that begin with it come first. */
export function search<Id extends OptionId>(index: SearchIndex<Id>, query: string): readonly Option<Id>[] {
  const wanted = query.trim();
  if (wanted === '') return index.options;
  const known = last.get(index);
  if (known?.query === wanted) return known.found as readonly Option<Id>[];
  const found = find(index, wanted);
  last.set(index, { query: wanted, found });
  return found;
}

function find<Id extends OptionId>({ options, keys }: SearchIndex<Id>, query: string): readonly Option<Id>[] {
  const forms = query.split(/\s+/).map((word) => [fold(word), spellOut(word)] as const);
  const [short, long] = [fold(query), spellOut(query)];
  const first: Option<Id>[] = [];
  const rest: Option<Id>[] = [];
  for (let at = 0; at < keys.length; at += 1) {
    const key = keys[at] ?? '';
    const option = options[at];
    if (!option || !forms.every(([plain, spelledOut]) => key.includes(plain) || key.includes(spelledOut))) continue;
    const isBeginning = key.startsWith(short) || key.startsWith(long) || key.includes(`\n${long}`);
    (isBeginning ? first : rest).push(option);
  }
  return first.concat(rest);
}

import { fold, spellOut } from './fold.ts';
import type { Option, OptionId } from './Option.ts';
import { sortInSteps } from './sortInSteps.ts';

/**
 * Options in their order, with what they are searched by. Either is made when it is first asked for, or before that in
 * idle time.
 */
export interface SearchIndex<Id extends OptionId> {
  readonly options: readonly Option<Id>[];
  /** Folded labels; where letters can be spelled out (ä as ae), the spelled-out form follows after a line break. */
  readonly keys: readonly string[];
  /** Does a small part of the work; returns whether some is left. */
  readonly advance: () => boolean;
}

/** `alphabetical` sorts by the rules of the language; `given` keeps the order of the array. */
export type OptionOrder = 'alphabetical' | 'given';

function keyOf(label: string): string {
  const folded = fold(label);
  const long = spellOut(label);
  return folded === long ? folded : `${folded}\n${long}`;
}

// A text that held a foreign letter once keeps two bytes a letter; read again, it takes one.
const compact = (texts: readonly string[]) => JSON.parse(JSON.stringify(texts)) as readonly string[];

const STEP = 500;

function makeIndex<Id extends OptionId>(
  given: readonly Option<Id>[],
  locale: string,
  order: OptionOrder,
): SearchIndex<Id> {
  let ordered = order === 'given' ? given : undefined;
  const keys: string[] = [];
  const work = (function* () {
    if (!ordered) ordered = yield* sortInSteps(given, locale);
    for (let at = 0; at < ordered.length; at += STEP) {
      keys.push(...compact(ordered.slice(at, at + STEP).map(({ label }) => keyOf(label))));
      yield;
    }
  })();
  const advance = () => !work.next().done;
  return {
    get options() {
      while (!ordered && advance());
      return ordered ?? given;
    },
    get keys() {
      while (advance());
      return keys;
    },
    advance,
  };
}

const known = new WeakMap<readonly Option<OptionId>[], Map<string, SearchIndex<OptionId>>>();

/** The index of an array; made once per array, language and order. */
export function searchIndexOf<Id extends OptionId>(
  options: readonly Option<Id>[],
  locale: string,
  order: OptionOrder,
): SearchIndex<Id> {
  const byOrder = known.get(options) ?? new Map<string, SearchIndex<OptionId>>();
  known.set(options, byOrder);
  const name = `${order} ${locale}`;
  const found = byOrder.get(name) as SearchIndex<Id> | undefined;
  if (found) return found;
  const index = makeIndex(options, locale, order);
  byOrder.set(name, index);
  return index;
}

interface Answer {
  query: string;
  /** Rows that match, in the order of the list. */
  rows: readonly number[];
  found: readonly Option<OptionId>[];
}

// Arrow keys ask for the same list again, and the next letter only narrows it.
const last = new WeakMap<SearchIndex<OptionId>, Answer>();

/** The options that hold every word of the query; those that begin with it come first. */
export function search<Id extends OptionId>(index: SearchIndex<Id>, query: string): readonly Option<Id>[] {
  const wanted = query.trim();
  if (wanted === '') return index.options;
  const before = last.get(index);
  if (before?.query === wanted) return before.found as readonly Option<Id>[];
  const answer = find(index, wanted, before && wanted.startsWith(before.query) ? before.rows : undefined);
  last.set(index, answer);
  return answer.found;
}

const holds = (key: string, [plain, spelledOut]: readonly [string, string]) =>
  key.includes(plain) || (spelledOut !== plain && key.includes(spelledOut));

function find<Id extends OptionId>({ keys, options }: SearchIndex<Id>, query: string, among?: readonly number[]) {
  const words = query.split(/\s+/).map((word) => [fold(word), spellOut(word)] as const);
  const [word = ['', ''] as const] = words;
  const [short, long] = [fold(query), spellOut(query)];
  const spelledBeginning = `\n${long}`;
  const rows: number[] = [];
  const first: Option<Id>[] = [];
  const rest: Option<Id>[] = [];
  const count = among?.length ?? keys.length;
  for (let at = 0; at < count; at += 1) {
    const row = among?.[at] ?? at;
    const key = keys[row] ?? '';
    const option = options[row];
    if (!option || !(words.length === 1 ? holds(key, word) : words.every((each) => holds(key, each)))) continue;
    rows.push(row);
    const isBeginning = key.startsWith(short) || key.startsWith(long) || key.includes(spelledBeginning);
    (isBeginning ? first : rest).push(option);
  }
  return { query, rows, found: first.length === 0 ? rest : first.concat(rest) };
}

import { type Kysely, type RawBuilder, sql } from 'kysely';
import { normaliseChannelUrl } from '@resonanz/domain/channelUrls';
import { escapeLike } from '../../platform/database/lists.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { categoriesNamed } from './namedCategories.ts';

const MOST_WORDS = 6;

function handleOf(text: string): string | undefined {
  if (!/^https?:\/\/|^www\.|\.[a-z]{2,}\//i.test(text)) return undefined;
  const read = normaliseChannelUrl(text);
  return read.ok ? read.handle : undefined;
}

/** The words a search text is made of: a pasted address counts as its handle, and the sign before a handle is dropped. */
export function searchWords(text: string): string[] {
  const trimmed = text.trim();
  return (handleOf(trimmed) ?? trimmed)
    .split(/\s+/)
    .map((word) => word.replace(/^@/, ''))
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS);
}

/** Similarity indexes know sequences of three letters. */
const SHORTEST_INDEXED = 3;

/** Words that may be misspelt; addresses and numbers are meant as they are. */
const TYPED = /^\p{L}{4,}$/u;

/** Whether a search may also find what only resembles its words. */
export function toleratesTypos(words: readonly string[]): boolean {
  return words.some((word) => TYPED.test(word));
}

/** How much of a word has to be there: of "Hartvig" five in eight pieces of three letters are those of "Hartwig". */
const NEAR = '0.5';

/** Runs something while `resembles` takes words for each other that share half their letters. */
export function tolerant<Result>(db: Kysely<Schema>, run: (tx: Kysely<Schema>) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${NEAR}, true)`.execute(tx);
    return run(tx);
  });
}

/** Letters of a word of which two neighbours may have been swapped: each pair is looked up on its own. */
const LONGEST_SWAPPED = 12;

/**
 * A word with two neighbouring letters swapped, once for each pair that differs: the commonest slip, which leaves few
 * of its sequences of three.
 */
function swappedWords(word: string): string[] {
  const letters = [...word];
  if (!TYPED.test(word) || letters.length > LONGEST_SWAPPED) return [];
  return letters.slice(1).flatMap((letter, index) => {
    const before = letters[index] ?? '';
    return letter.toLowerCase() === before.toLowerCase()
      ? []
      : [[...letters.slice(0, index), letter, before, ...letters.slice(index + 2)].join('')];
  });
}

const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** Rows of `channel_search`, named `s`, in which a word occurs as it is or with two neighbouring letters swapped. */
export const containsSwapped = (word: string): RawBuilder<boolean> =>
  anyOf([word, ...swappedWords(word)].map(containsWord));

/** Rows of `channel_search`, named `s`, in which a word occurs or, where it may be misspelt, one like it. */
export function resemblesWord(word: string): RawBuilder<boolean> {
  return TYPED.test(word)
    ? anyOf([containsSwapped(word), sql`resembles(fold_text(${word}), s.words)`])
    : containsWord(word);
}

/**
 * Rows of `channel_search`, named `s`, in which a word occurs: in name, mail address, handle or title; a word of one or
 * two letters begins one.
 */
export function containsWord(word: string): RawBuilder<boolean> {
  const folded = sql`fold_text(${word})`;
  if (word.length < SHORTEST_INDEXED) return sql<boolean>`s.beginnings @> array[${folded}]`;
  return sql<boolean>`s.words like '%' || fold_text(${escapeLike(word)}) || '%'`;
}

/**
 * A condition on `channel_search`, named `s`, for each word of a search. Beside words that are looked for in names and
 * channels, one that names a category also stands for it; categories alone are a matter of the filter.
 */
export function wordConditions(
  words: readonly string[],
  matches: (word: string) => RawBuilder<boolean>,
): RawBuilder<boolean>[] {
  const named = words.map(categoriesNamed);
  const asksForSomebody = named.some((ids) => ids.length === 0);
  return words.map((word, index) => {
    const ids = named[index] ?? [];
    return asksForSomebody && ids.length > 0
      ? anyOf([matches(word), sql`s.categories && ${ids}::int[]`])
      : matches(word);
  });
}

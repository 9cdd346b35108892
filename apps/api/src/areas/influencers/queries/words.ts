import { type Kysely, type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../../platform/database/lists.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { categoriesNamed } from '../namedCategories.ts';
import { mayBeMisspelt, swappedWords } from '../searchWords.ts';

/** Similarity indexes know sequences of three letters. */
const SHORTEST_INDEXED = 3;

/** How much of a word has to be there: of "Hartvig" five in eight pieces of three letters are those of "Hartwig". */
const NEAR = '0.5';

/** Runs something while `resembles` takes words for each other that share half their letters. */
export function tolerant<Result>(db: Kysely<Schema>, run: (tx: Kysely<Schema>) => Promise<Result>): Promise<Result> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${NEAR}, true)`.execute(tx);
    return run(tx);
  });
}

const anyOf = (conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** Rows of `channel_search`, named `s`, in which a word occurs as it is or with two neighbouring letters swapped. */
export const containsSwapped = (word: string): RawBuilder<boolean> =>
  anyOf([word, ...swappedWords(word)].map(containsWord));

/** Rows of `channel_search`, named `s`, in which a word occurs or, where it may be misspelt, one like it. */
export function resemblesWord(word: string): RawBuilder<boolean> {
  return mayBeMisspelt(word)
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
 * A condition on `channel_search`, named `s`, for each word of a search. Besides names and channels, a word that names
 * a category also matches that category; categories alone are left to the filter.
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

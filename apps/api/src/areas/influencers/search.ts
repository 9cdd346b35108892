import { normaliseChannelUrl } from '@resonanz/domain/channelUrls';
import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../database/lists.ts';

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

/** Rows of `channel_search`, named `s`, in which a word occurs: in name, mail address, handle or title; a word of one or two letters begins one. */
export function containsWord(word: string): RawBuilder<boolean> {
  const folded = sql`fold_text(${word})`;
  if (word.length < SHORTEST_INDEXED) return sql<boolean>`s.beginnings @> array[${folded}]`;
  return sql<boolean>`s.words like '%' || fold_text(${escapeLike(word)}) || '%'`;
}

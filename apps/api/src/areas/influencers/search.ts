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


/** Similarity indexes know sequences of three letters; anything shorter is looked for row by row. */
const SHORTEST_INDEXED = 3;

/** Whether a word can only be found by looking at the person of each channel as well. */
export function looksAtPeople(word: string): boolean {
  return word.length < SHORTEST_INDEXED;
}

/** Channels (`c`, with their person `i` for short words) in which a word occurs: in name, mail address, handle or title. */
export function containsWord(word: string): RawBuilder<boolean> {
  const pattern = sql`'%' || fold_text(${escapeLike(word)}) || '%'`;
  if (looksAtPeople(word)) return sql<boolean>`(c.search_text like ${pattern} or i.search_text like ${pattern})`;
  // Two selective lookups joined by their ids use the similarity indexes; one condition over both tables could not.
  return sql<boolean>`c.id in (
    select by_channel.id from channels by_channel where by_channel.search_text like ${pattern}
    union all
    select by_person.id from channels by_person
      join influencers person on person.id = by_person.influencer_id
      where person.search_text like ${pattern})`;
}

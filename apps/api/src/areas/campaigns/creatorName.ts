import { sql } from 'kysely';

/** The name of whoever makes a video, as far as it is known: of the person as `i`, else of the entry as `e`. */
export const creatorName = sql<
  string | null
>`coalesce(nullif(trim(concat(i.first_name, ' ', i.surname)), ''), e.channel_handle)`;

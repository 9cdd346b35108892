import { type Kysely, sql } from 'kysely';

const accented = 'äàáâãåāăąöòóôõøōőüùúûūůűéèêëēėęěíìîïīıçćčğģñńňśşšșťţțžźżłđðýÿ';
const plain = 'aaaaaaaaaoooooooouuuuuuueeeeeeeeiiiiiicccggnnnsssstttzzzlddyy';

const statements = [
  // Öztürk, Oeztuerk and ozturk are the same word to somebody who searches; combining marks are dropped.
  `create function fold_text(value text) returns text language sql immutable strict parallel safe as $$
     select replace(replace(replace(
       translate(replace(replace(lower(value), 'ß', 'ss'), 'æ', 'ae'), '${accented}' || U&'\\0307\\0301\\0308', '${plain}'),
       'ae', 'a'), 'oe', 'o'), 'ue', 'u')
   $$`,
  `alter table influencers add column search_text text
     generated always as (fold_text(first_name || ' ' || surname || ' ' || coalesce(email, ''))) stored`,
  `alter table channels add column search_text text
     generated always as (fold_text(handle || ' ' || coalesce(title, ''))) stored`,

  `create index influencers_categories on influencers using gin (categories)`,
  `create index influencers_surname on influencers (surname, first_name)`,
  `create index influencers_city on influencers (city)`,
  `create index influencers_rating on influencers (average_rating desc nulls last)`,
  `create index influencers_rating_rising on influencers (average_rating)`,
  // A list shows unknown values last, whichever way it is sorted.
  `create index channels_followers_falling on channels (followers desc nulls last, id desc)`,
  `create index channels_engagement_falling on channels (engagement_rate desc nulls last, id desc)`,
  `create index channels_engagement_rising on channels (engagement_rate, id)`,
  `create index channels_price_rising on channels (default_price, id)`,
  // Candidates for a duplicate: channels whose address ends in the same name.
  `create index channels_name on channels (channel_type, (lower(regexp_replace(rtrim(url, '/'), '^.*/@?', ''))))`,
  `create index channels_price_falling on channels (default_price desc nulls last, id desc)`,
];

const replaced = ['influencers_name_trgm', 'channels_handle_trgm', 'channels_title_trgm'];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const trigrams = await sql<{ installed: boolean }>`
    select exists (select 1 from pg_extension where extname = 'pg_trgm') as installed`.execute(db);
  if (trigrams.rows[0]?.installed !== true) return;
  for (const index of replaced) await sql`drop index if exists ${sql.ref(index)}`.execute(db);
  await sql`create index influencers_search on influencers using gin (search_text gin_trgm_ops)`.execute(db);
  await sql`create index channels_search on channels using gin (search_text gin_trgm_ops)`.execute(db);
}

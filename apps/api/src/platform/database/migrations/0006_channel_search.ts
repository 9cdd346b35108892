import { type Kysely, sql } from 'kysely';

// One narrow row for each channel with everything the list filters, sorts and counts by, of the channel and of its person: one
// index can then serve a filter or an order, and counting reads no wide rows. Triggers keep it; nothing writes to it by hand.
const statements = [
  // Words of one or two letters have no sequence of three to look up: they find words that begin with them.
  `create function word_beginnings(value text) returns text[] language sql immutable strict parallel safe as $$
     select coalesce(array_agg(distinct left(word, letters)), '{}')
     from regexp_split_to_table(value, '[^[:alnum:]]+') word cross join (values (1), (2)) as lengths (letters)
     where length(word) >= letters
   $$`,
  `create table channel_search (
     channel_id integer primary key references channels (id) on delete cascade,
     influencer_id integer not null,
     created_at timestamptz not null,
     platform text not null,
     followers integer,
     engagement_rate numeric(6, 2),
     default_price numeric(12, 2),
     surname text collate german not null,
     first_name text collate german not null,
     city text collate german,
     country text,
     categories integer[] not null,
     average_rating numeric(3, 2),
     is_trusted boolean not null,
     buy_out boolean not null,
     management text,
     words text not null,
     beginnings text[] not null generated always as (word_beginnings(words)) stored
   )`,
  `create function refresh_channel_search(changed integer[]) returns void language sql as $$
     insert into channel_search (channel_id, influencer_id, created_at, platform, followers, engagement_rate, default_price, surname,
       first_name, city, country, categories, average_rating, is_trusted, buy_out, management, words)
     select c.id, i.id, c.created_at, c.platform, c.followers, c.engagement_rate, c.default_price, i.surname,
       i.first_name, i.city, i.country, i.categories, i.average_rating, i.is_trusted, i.buy_out, i.management,
       i.search_text || ' ' || c.search_text
     from channels c join influencers i on i.id = c.influencer_id where c.id = any(changed)
     on conflict (channel_id) do update set influencer_id = excluded.influencer_id, created_at = excluded.created_at,
       platform = excluded.platform, followers = excluded.followers, engagement_rate = excluded.engagement_rate,
       default_price = excluded.default_price, surname = excluded.surname, first_name = excluded.first_name, city = excluded.city,
       country = excluded.country, categories = excluded.categories, average_rating = excluded.average_rating,
       is_trusted = excluded.is_trusted, buy_out = excluded.buy_out, management = excluded.management, words = excluded.words
   $$`,
  `create function channels_changed() returns trigger language plpgsql as $$ begin
     perform refresh_channel_search(array(select id from changed));
     return null;
   end $$`,
  `create function influencers_changed() returns trigger language plpgsql as $$ begin
     perform refresh_channel_search(array(select c.id from channels c join changed on changed.id = c.influencer_id));
     return null;
   end $$`,
  `create trigger channels_added after insert on channels
     referencing new table as changed for each statement execute function channels_changed()`,
  `create trigger channels_updated after update on channels
     referencing new table as changed for each statement execute function channels_changed()`,
  `create trigger influencers_updated after update on influencers
     referencing new table as changed for each statement execute function influencers_changed()`,
  `select refresh_channel_search(array(select id from channels))`,

  // A list shows unknown values last, whichever way it is sorted; the id decides between equals and makes the order an index.
  `create index channel_search_created on channel_search (created_at desc, channel_id desc)`,
  `create index channel_search_name on channel_search (surname, first_name, channel_id)`,
  `create index channel_search_followers on channel_search (followers desc nulls last, channel_id desc)`,
  `create index channel_search_followers_rising on channel_search (followers, channel_id)`,
  `create index channel_search_engagement on channel_search (engagement_rate desc nulls last, channel_id desc)`,
  `create index channel_search_engagement_rising on channel_search (engagement_rate, channel_id)`,
  `create index channel_search_rating on channel_search (average_rating desc nulls last, channel_id desc)`,
  `create index channel_search_rating_rising on channel_search (average_rating, channel_id)`,
  `create index channel_search_price on channel_search (default_price desc nulls last, channel_id desc)`,
  `create index channel_search_price_rising on channel_search (default_price, channel_id)`,
  `create index channel_search_city on channel_search (city, channel_id)`,
  `create index channel_search_city_falling on channel_search (city desc nulls last, channel_id desc)`,
  `create index channel_search_platform on channel_search (platform, followers desc nulls last, channel_id desc)`,
  `create index channel_search_country on channel_search (country, created_at desc, channel_id desc)`,
  `create index channel_search_management on channel_search (management, created_at desc, channel_id desc) where management is not null`,
  `create index channel_search_trusted on channel_search (created_at desc, channel_id desc) where is_trusted`,
  `create index channel_search_buy_out on channel_search (created_at desc, channel_id desc) where buy_out`,
  `create index channel_search_categories on channel_search using gin (categories)`,
  `create index channel_search_beginnings on channel_search using gin (beginnings)`,
];

const replaced = [
  'channels_created',
  'channels_platform_followers',
  'channels_followers',
  'channels_followers_falling',
  'channels_engagement_falling',
  'channels_engagement_rising',
  'channels_price_rising',
  'channels_price_falling',
  'channels_search',
  'influencers_search',
  'influencers_created',
  'influencers_country',
  'influencers_categories',
  'influencers_surname',
  'influencers_city',
  'influencers_rating',
  'influencers_rating_rising',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  for (const index of replaced) await sql`drop index if exists ${sql.ref(index)}`.execute(db);
  const trigrams = await sql<{ installed: boolean }>`
    select exists (select 1 from pg_extension where extname = 'pg_trgm') as installed`.execute(db);
  if (trigrams.rows[0]?.installed !== true) return;
  await sql`create index channel_search_words on channel_search using gin (words gin_trgm_ops)`.execute(db);
}

import { type Kysely, sql } from 'kysely';

// What a transaction has added so far is in no statistics, and when they are taken in the middle of it, they say that its tables are empty:
// joined, all people were then read for each channel. A limit keeps the order of the joins: from a channel to its one person, never
// from all people. Those to delete are in an array, which is made first.
const rows = `from unnest(changed) wanted
       cross join lateral (select * from channels where id = wanted limit 1) c
       cross join lateral (select * from influencers where id = c.influencer_id limit 1) i`;

const refresh = `create or replace function refresh_channel_search(changed integer[]) returns void language sql as $$
     insert into channel_search (channel_id, influencer_id, created_at, platform, followers, engagement_rate, default_price, surname,
       first_name, city, country, categories, average_rating, is_trusted, buy_out, management, words, active, status, is_import, gender,
       dob, germany, austria, switzerland, until18, age18_to_24, age25_to_34, age35_to_44, age45_to_54, age55_to_64, above64,
       gender_male, gender_female)
     select c.id, i.id, c.created_at, c.platform, c.followers, c.engagement_rate, c.default_price, i.surname,
       i.first_name, i.city, i.country, i.categories, i.average_rating, i.is_trusted, i.buy_out, i.management,
       i.search_text || ' ' || c.search_text, c.active, i.status, i.is_import, i.gender,
       i.dob, (c.audience ->> 'germany')::real, (c.audience ->> 'austria')::real,
       (c.audience ->> 'switzerland')::real, (c.audience ->> 'until18')::real, (c.audience ->> 'age18To24')::real,
       (c.audience ->> 'age25To34')::real, (c.audience ->> 'age35To44')::real, (c.audience ->> 'age45To54')::real,
       (c.audience ->> 'age55To64')::real, (c.audience ->> 'above64')::real, (c.audience ->> 'genderMale')::real,
       (c.audience ->> 'genderFemale')::real
     ${rows}
     where coalesce(c.deleted_at, i.deleted_at) is null
     on conflict (channel_id) do update set influencer_id = excluded.influencer_id, created_at = excluded.created_at,
       platform = excluded.platform, followers = excluded.followers, engagement_rate = excluded.engagement_rate,
       default_price = excluded.default_price, surname = excluded.surname, first_name = excluded.first_name, city = excluded.city,
       country = excluded.country, categories = excluded.categories, average_rating = excluded.average_rating,
       is_trusted = excluded.is_trusted, buy_out = excluded.buy_out, management = excluded.management, words = excluded.words,
       active = excluded.active, status = excluded.status, is_import = excluded.is_import, gender = excluded.gender,
       dob = excluded.dob, germany = excluded.germany, austria = excluded.austria,
       switzerland = excluded.switzerland, until18 = excluded.until18, age18_to_24 = excluded.age18_to_24,
       age25_to_34 = excluded.age25_to_34, age35_to_44 = excluded.age35_to_44, age45_to_54 = excluded.age45_to_54,
       age55_to_64 = excluded.age55_to_64, above64 = excluded.above64, gender_male = excluded.gender_male,
       gender_female = excluded.gender_female;
     delete from channel_search where channel_id = any(array(
       select c.id ${rows}
       where c.deleted_at is not null or i.deleted_at is not null))
   $$`;

/** The search of channels follows a write of many rows in time, whatever the planner knows of the tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(refresh).execute(db);
}

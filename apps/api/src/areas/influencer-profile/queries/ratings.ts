import { type Insertable, sql, type Updateable } from 'kysely';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { InfluencerRatingsTable } from '../tables.ts';

/** The average that lists show, and of how many ratings. */
export function averageRating(db: Db, influencerId: number) {
  return db
    .selectFrom('influencers')
    .select(['average_rating', 'rating_count'])
    .where('id', '=', influencerId)
    .executeTakeFirstOrThrow();
}

/** The ratings of users, the newest first. */
export function latestRatings(db: Db, influencerId: number, limit: number) {
  return db
    .selectFrom('influencer_ratings as r')
    .leftJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.user_id', 'r.stars', 'r.text', 'r.updated_at', fullNameOf('u').as('author')])
    .where('r.influencer_id', '=', influencerId)
    .where('r.weight', '=', 1)
    .orderBy('r.updated_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .execute();
}

/** Locks an influencer for a change. */
export async function lockPerson(tx: Db, influencerId: number): Promise<void> {
  await tx.selectFrom('influencers').select('id').where('id', '=', influencerId).forUpdate().executeTakeFirstOrThrow();
}

/** Of ratings that came with the person only average and number are known: they weigh as many as they were. */
export async function insertEarlierRatings(tx: Db, influencerId: number): Promise<void> {
  await sql`
    insert into influencer_ratings (influencer_id, stars, weight, created_at, updated_at)
    select i.id, i.average_rating, i.rating_count, i.created_at, i.created_at from influencers i
    where i.id = ${influencerId} and i.rating_count > 0 and i.average_rating is not null
      and not exists (select 1 from influencer_ratings r where r.influencer_id = i.id)`.execute(tx);
}

/** The rating of an influencer by a user. */
export async function findRating(tx: Db, influencerId: number, userId: number): Promise<{ stars: number } | undefined> {
  return tx
    .selectFrom('influencer_ratings')
    .select('stars')
    .where('influencer_id', '=', influencerId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Adds a rating. */
export async function insertRating(tx: Db, values: Insertable<InfluencerRatingsTable>): Promise<void> {
  await tx.insertInto('influencer_ratings').values(values).execute();
}

/** Changes the rating of an influencer by a user. */
export async function updateRating(
  tx: Db,
  influencerId: number,
  userId: number,
  values: Updateable<InfluencerRatingsTable>,
): Promise<void> {
  await tx
    .updateTable('influencer_ratings')
    .set(values)
    .where('influencer_id', '=', influencerId)
    .where('user_id', '=', userId)
    .execute();
}

/** Writes average and number of the ratings to the influencer, where lists read them. */
export async function updateAverageRating(tx: Db, influencerId: number): Promise<void> {
  await sql`
    update influencers i set average_rating = r.average, rating_count = r.number
    from (select sum(stars * weight) / sum(weight) as average, sum(weight)::int as number
      from influencer_ratings where influencer_id = ${influencerId}) r
    where i.id = ${influencerId}`.execute(tx);
}

import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { containsHtml, containsHtmlEntity } from '@resonanz/validators/freeText';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { fullNameOf } from '../../platform/database/fullName.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { writeHistory } from '../../platform/history/writeHistory.ts';
import { invalidFields } from '../../platform/http/ApiError.ts';
import type { Call } from '../../platform/operations/area.ts';

type Schemas = components['schemas'];
type Db = Kysely<Schema>;

/** Most ratings that are answered; there is one a colleague. */
const MOST = 100;

/** Ratings of an influencer, the newest first, with the average that lists show. */
export async function ratingsOf(db: Db, viewer: CallUser, influencerId: number): Promise<Schemas['InfluencerRatings']> {
  const [person, rows] = await Promise.all([
    db
      .selectFrom('influencers')
      .select(['average_rating', 'rating_count'])
      .where('id', '=', influencerId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('influencer_ratings as r')
      .leftJoin('users as u', 'u.id', 'r.user_id')
      .select(['r.id', 'r.user_id', 'r.stars', 'r.text', 'r.updated_at', fullNameOf('u').as('author')])
      .where('r.influencer_id', '=', influencerId)
      .where('r.weight', '=', 1)
      .orderBy('r.updated_at', 'desc')
      .orderBy('r.id', 'desc')
      .limit(MOST)
      .execute(),
  ]);
  return {
    averageRating: person.average_rating,
    ratingCount: person.rating_count,
    content: rows
      .filter(({ stars }) => Number.isInteger(stars))
      .map(({ id, user_id, stars, text, updated_at, author }) => ({
        ratingId: id,
        author,
        stars,
        text,
        isOwn: user_id === viewer.id,
        ratedAt: updated_at,
      })),
  };
}

function plainText(text: string): string {
  const trimmed = text.trim();
  const key = containsHtml(trimmed)
    ? 'containsHtml'
    : containsHtmlEntity(trimmed)
      ? 'htmlCharacterEntityValue'
      : undefined;
  if (key !== undefined) throw invalidFields([{ field: 'text', key }]);
  return trimmed;
}

/** Of ratings that came with the person only average and number are known: they weigh as many as they were. */
async function keepEarlier(tx: Db, influencerId: number): Promise<void> {
  await sql`
    insert into influencer_ratings (influencer_id, stars, weight, created_at, updated_at)
    select i.id, i.average_rating, i.rating_count, i.created_at, i.created_at from influencers i
    where i.id = ${influencerId} and i.rating_count > 0 and i.average_rating is not null
      and not exists (select 1 from influencer_ratings r where r.influencer_id = i.id)`.execute(tx);
}

/** Rates an influencer, or changes what the same user rated before; average and number follow. */
export async function rate(
  { user, services, audit }: Pick<Call<'logout'>, 'user' | 'services' | 'audit'>,
  influencerId: number,
  { stars, text = '' }: Schemas['InfluencerRatingInput'],
): Promise<Schemas['InfluencerRatings']> {
  const plain = plainText(text);
  const now = services.clock.now();
  const { ratings, details } = await services.db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('influencers')
      .select('id')
      .where('id', '=', influencerId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await keepEarlier(tx, influencerId);
    const before = await tx
      .selectFrom('influencer_ratings')
      .select('stars')
      .where('influencer_id', '=', influencerId)
      .where('user_id', '=', user.id)
      .executeTakeFirst();
    const values = { stars, text: plain, updated_at: now };
    if (before === undefined) {
      await tx
        .insertInto('influencer_ratings')
        .values({ influencer_id: influencerId, user_id: user.id, created_at: now, ...values })
        .execute();
    } else {
      await tx
        .updateTable('influencer_ratings')
        .set(values)
        .where('influencer_id', '=', influencerId)
        .where('user_id', '=', user.id)
        .execute();
    }
    await sql`
      update influencers i set average_rating = r.average, rating_count = r.number
      from (select sum(stars * weight) / sum(weight) as average, sum(weight)::int as number
        from influencer_ratings where influencer_id = ${influencerId}) r
      where i.id = ${influencerId}`.execute(tx);
    const changes = { rating: [before?.stars ?? null, stars] as const };
    return {
      ratings: await ratingsOf(tx, user, influencerId),
      details: await writeHistory(
        tx,
        { user, services },
        { entity: 'influencer', entityId: influencerId, action: 2, changes },
      ),
    };
  });
  audit(details);
  return ratings;
}

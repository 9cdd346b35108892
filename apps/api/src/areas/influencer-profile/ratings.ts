import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { containsHtml, containsHtmlEntity } from '@resonanz/validators/freeText';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Db } from '../../platform/database/schema.ts';
import { writeHistory } from '../../platform/history/writeHistory.ts';
import { invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { CallContext } from '../../platform/operations/area.ts';
import {
  averageRating,
  findRating,
  insertEarlierRatings,
  insertRating,
  latestRatings,
  lockPerson,
  updateAverageRating,
  updateRating,
} from './queries/ratings.ts';

/** Maximum number of ratings in a response; each colleague has one. */
const MAX_RATINGS = 100;

/** Ratings of an influencer, the newest first, with the average that lists show. */
export async function ratingsOf(db: Db, viewer: CallUser, influencerId: number): Promise<Schemas['InfluencerRatings']> {
  const [person, rows] = await Promise.all([
    averageRating(db, influencerId),
    latestRatings(db, influencerId, MAX_RATINGS),
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

/** Rates an influencer, or changes what the same user rated before; average and number follow. */
export async function rate(
  { user, services, audit }: Pick<CallContext, 'user' | 'services' | 'audit'>,
  influencerId: number,
  { stars, text = '' }: Schemas['InfluencerRatingInput'],
): Promise<Schemas['InfluencerRatings']> {
  const plain = plainText(text);
  const now = services.clock.now();
  const { ratings, details } = await services.db.transaction().execute(async (tx) => {
    await lockPerson(tx, influencerId);
    await insertEarlierRatings(tx, influencerId);
    const before = await findRating(tx, influencerId, user.id);
    const values = { stars, text: plain, updated_at: now };
    if (before === undefined) {
      await insertRating(tx, { influencer_id: influencerId, user_id: user.id, created_at: now, ...values });
    } else {
      await updateRating(tx, influencerId, user.id, values);
    }
    await updateAverageRating(tx, influencerId);
    const changes = { rating: [before?.stars ?? null, stars] as const };
    return {
      ratings: await ratingsOf(tx, user, influencerId),
      details: await writeHistory(
        tx,
        { user, services },
        { entity: 'influencer', entityId: influencerId, action: HISTORY_ACTION.update, changes },
      ),
    };
  });
  audit(details);
  return ratings;
}

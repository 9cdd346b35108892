import type { Kysely } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';

/** Which terms a user has accepted, with the template of the user's invitation. */
export async function findAcceptedTerms(db: Kysely<Schema>, userId: number) {
  return db
    .selectFrom('users as u')
    .leftJoin('brand_invitations as i', 'i.user_id', 'u.id')
    .select(['u.terms_version', 'u.terms_accepted_at', 'i.template'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow();
}

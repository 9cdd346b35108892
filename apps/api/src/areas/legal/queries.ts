import { type Kysely, sql } from 'kysely';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { ROLE } from '@resonanz/domain/roles';
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

/** Whether an account can log in, accepted an earlier version of the terms and has not been mailed about this one. */
const needsTermsMail = (
  version: string,
) => sql<boolean>`is_active and not archived and email_verify and approved = ${sql.lit(APPROVAL_STATUS.approved)}
  and terms_version < ${version} and coalesce(terms_notified_version, '') < ${version}`;

/** Accounts of brands that have to be mailed about a version of the terms. */
export const findBrandsToMail = (db: Kysely<Schema>, version: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where('role_id', 'in', [ROLE.brand, ROLE.brandManager])
    .where(needsTermsMail(version))
    .orderBy('id')
    .execute();

/** Notes that an account was mailed about a version; undefined when it no longer has to be. */
export const markAsMailed = (tx: Kysely<Schema>, id: number, version: string) =>
  tx
    .updateTable('users')
    .set({ terms_notified_version: version })
    .where('id', '=', id)
    .where(needsTermsMail(version))
    .returning(['email', 'default_language as language'])
    .executeTakeFirst();

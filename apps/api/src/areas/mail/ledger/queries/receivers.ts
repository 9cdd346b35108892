import { type Kysely, sql } from 'kysely';
import { fullNameOf } from '../../../../platform/database/fullName.ts';
import type { Schema } from '../../../../platform/database/schema.ts';

/** Roles and names of the accounts with these addresses, and whether each is confirmed, by address. */
export async function findAccounts(tx: Kysely<Schema>, addresses: readonly string[]) {
  const rows = await tx
    .selectFrom('users')
    .select([
      'email',
      'role_id',
      'email_verify',
      sql<string>`coalesce(nullif(contact_person, ''), ${fullNameOf('users')}, '')`.as('name'),
    ])
    .where(sql<boolean>`lower(email) in (select lower(address) from unnest(${[...addresses]}::text[]) as address)`)
    .execute();
  return new Map(rows.map((row) => [row.email, row]));
}

/** First and last name of the account with this address. */
export const findFullName = (tx: Kysely<Schema>, address: string) =>
  tx.selectFrom('users').select(fullNameOf('users').as('name')).where('email', '=', address).executeTakeFirst();

/** The name of an Amazon user's record. */
export const findAmazonUserName = (tx: Kysely<Schema>, id: number) =>
  tx
    .selectFrom('amazon_users')
    .select(sql<string>`concat(first_name, ' ', last_name)`.as('name'))
    .where('id', '=', id)
    .executeTakeFirst();

/** The name of an influencer's record. */
export const findInfluencerName = (tx: Kysely<Schema>, id: number) =>
  tx
    .selectFrom('influencers')
    .select(sql<string>`trim(concat(first_name, ' ', surname))`.as('name'))
    .where('id', '=', id)
    .executeTakeFirst();

import type { Insertable, Kysely } from 'kysely';
import type { Schema } from '../../../../platform/database/schema.ts';

/** Adds the campaign of an approved request; gives back its id. */
export async function insertCampaign(tx: Kysely<Schema>, campaign: Insertable<Schema['campaigns']>): Promise<number> {
  const { id } = await tx.insertInto('campaigns').values(campaign).returning('id').executeTakeFirstOrThrow();
  return id;
}

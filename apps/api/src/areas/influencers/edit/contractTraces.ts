import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';

/**
 * Removes the contracts of a person that were never signed; signed ones are records that the law keeps. Gives back
 * whose documents go with them.
 */
export async function removeUnsignedContracts(tx: Kysely<Schema>, influencerId: number): Promise<number[]> {
  const removed = await tx
    .deleteFrom('contracts')
    .where('influencer_id', '=', influencerId)
    .where('partner_signed_at', 'is', null)
    .returning('id')
    .execute();
  return removed.map(({ id }) => id);
}

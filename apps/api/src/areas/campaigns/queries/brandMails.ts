import type { Kysely } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { BrandMailsTable } from '../tables.ts';

/** Saves that the brand is to be mailed about these entries; one that is waiting already waits again from now. */
export async function insertBrandMails(
  tx: Kysely<Schema>,
  kind: BrandMailsTable['kind'],
  entryIds: readonly number[],
  now: Date,
): Promise<void> {
  await tx
    .insertInto('brand_mails')
    .values(entryIds.map((id) => ({ entry_id: id, kind, noted_at: now })))
    .onConflict((row) => row.columns(['entry_id', 'kind']).doUpdateSet({ noted_at: now }))
    .execute();
}

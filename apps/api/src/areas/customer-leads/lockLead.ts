import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import type { Call } from '../../platform/operations/area.ts';
import type { CustomerLeadsTable } from './tables.ts';

/** What a change of a lead needs to know of its call. */
export type LeadEditor = Pick<Call<'logout'>, 'user' | 'services' | 'audit'>;

/** A lead as it is stored. */
export type StoredLead = Selectable<CustomerLeadsTable>;

/** A lead, locked until the transaction ends. */
export async function lockLead(tx: Kysely<Schema>, customerLeadId: number): Promise<StoredLead> {
  const row = await tx
    .selectFrom('customer_leads')
    .selectAll()
    .where('id', '=', customerLeadId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

import { type Insertable, sql } from 'kysely';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import { readPage } from '../../../platform/database/lists.ts';
import type { Db } from '../../../platform/database/schema.ts';
import type { CustomerLeadLogTable } from '../tables.ts';

/** One page of the logged contacts of a lead, the newest first. */
export function logPage(db: Db, customerLeadId: number, paging: { pageNumber: number; pageSize: number }) {
  const ofLead = db.selectFrom('customer_lead_log as e').where('e.customer_lead_id', '=', customerLeadId);
  const rows = ofLead
    .leftJoin('users as u', 'u.id', 'e.created_by')
    .select(['e.id as entryId', 'e.kind', 'e.note', 'e.at', fullNameOf('u').as('userName'), 'e.created_by'])
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc');
  return readPage(db, { rows, matches: ofLead, shares: 'nothing' }, paging);
}

/** Stores a logged contact. */
export async function insertLogEntry(tx: Db, values: Insertable<CustomerLeadLogTable>): Promise<void> {
  await tx.insertInto('customer_lead_log').values(values).execute();
}

/** A logged contact of a lead. */
export const findLogEntry = (tx: Db, customerLeadId: number, entryId: number) =>
  tx
    .selectFrom('customer_lead_log')
    .selectAll()
    .where('id', '=', entryId)
    .where('customer_lead_id', '=', customerLeadId)
    .executeTakeFirst();

/** Deletes a logged contact. */
export async function deleteLogEntry(tx: Db, entryId: number): Promise<void> {
  await tx.deleteFrom('customer_lead_log').where('id', '=', entryId).execute();
}

/** Stores with a lead when its last contact was, as its log says. */
export async function updateLastContact(tx: Db, customerLeadId: number): Promise<void> {
  const latest = sql<string | null>`(select max(at) from customer_lead_log where customer_lead_id = ${customerLeadId})`;
  await tx.updateTable('customer_leads').set({ last_contact_at: latest }).where('id', '=', customerLeadId).execute();
}

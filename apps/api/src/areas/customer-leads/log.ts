import { type Kysely, sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { fullNameOf } from '../../platform/database/fullName.ts';
import { readPage } from '../../platform/database/lists.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { forbidden, invalidFields, notFound } from '../../platform/http/ApiError.ts';
import { type LeadEditor, lockLead } from './lockLead.ts';

type Schemas = components['schemas'];
type Tx = Kysely<Schema>;
type Viewer = Pick<LeadEditor, 'user' | 'services'>;

interface Paging {
  pageNumber?: number;
  pageSize?: number;
}

const mayDelete = ({ user }: Viewer, createdBy: number | null): boolean => user.isAdmin || createdBy === user.id;

/** The logged contacts of a lead, the newest first. */
export async function leadLog(
  viewer: Viewer,
  customerLeadId: number,
  { pageNumber = 0, pageSize = 10 }: Paging = {},
): Promise<Schemas['CustomerLeadLogPage']> {
  const ofLead = viewer.services.db
    .selectFrom('customer_lead_log as e')
    .where('e.customer_lead_id', '=', customerLeadId);
  const rows = ofLead
    .leftJoin('users as u', 'u.id', 'e.created_by')
    .select(['e.id as entryId', 'e.kind', 'e.note', 'e.at', fullNameOf('u').as('userName'), 'e.created_by'])
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc');
  const page = await readPage(
    viewer.services.db,
    { rows, matches: ofLead, shares: 'nothing' },
    { pageNumber, pageSize },
  );
  return {
    ...page,
    content: page.content.map(({ created_by, ...row }) => ({ ...row, mayDelete: mayDelete(viewer, created_by) })),
  };
}

/** Writes to a lead when it was last spoken with. */
async function noteLatest(tx: Tx, customerLeadId: number): Promise<void> {
  const latest = sql<string | null>`(select max(at) from customer_lead_log where customer_lead_id = ${customerLeadId})`;
  await tx.updateTable('customer_leads').set({ last_contact_at: latest }).where('id', '=', customerLeadId).execute();
}

/** Logs a call, a mail or a meeting. */
export async function logContact(
  editor: LeadEditor,
  { customerLeadId, kind, note, at }: Schemas['CustomerLeadContactEntry'],
): Promise<void> {
  const { user, services, audit } = editor;
  const now = services.clock.now();
  const moment = at === undefined ? now : new Date(at);
  if (moment > now) throw invalidFields([{ field: 'at', key: 'futureDate' }]);
  await services.db.transaction().execute(async (tx) => {
    await lockLead(tx, customerLeadId);
    await tx
      .insertInto('customer_lead_log')
      .values({
        customer_lead_id: customerLeadId,
        kind,
        note: note.trim(),
        at: moment,
        created_by: user.id,
        created_at: now,
      })
      .execute();
    await noteLatest(tx, customerLeadId);
  });
  audit({ entity: 'customerLead', entityId: customerLeadId, changes: { [kind]: [null, moment.toISOString()] } });
}

/** Deletes a logged contact; only who wrote it and administrators may. */
export async function deleteContact(
  editor: LeadEditor,
  { customerLeadId, entryId }: Schemas['CustomerLeadContactReference'],
): Promise<void> {
  const { services, audit } = editor;
  const { kind, at } = await services.db.transaction().execute(async (tx) => {
    await lockLead(tx, customerLeadId);
    const entry = await tx
      .selectFrom('customer_lead_log')
      .selectAll()
      .where('id', '=', entryId)
      .where('customer_lead_id', '=', customerLeadId)
      .executeTakeFirst();
    if (entry === undefined) throw notFound();
    if (!mayDelete(editor, entry.created_by)) throw forbidden('notYourEntry');
    await tx.deleteFrom('customer_lead_log').where('id', '=', entryId).execute();
    await noteLatest(tx, customerLeadId);
    return entry;
  });
  audit({ entity: 'customerLead', entityId: customerLeadId, changes: { [kind]: [at, null] } });
}

import { forbidden, invalidFields, notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { type LeadEditor, lockLead } from '../record/queries.ts';
import { mayDelete } from '../rules.ts';
import { deleteLogEntry, findLogEntry, insertLogEntry, logPage, updateLastContact } from './queries.ts';

type Viewer = Pick<LeadEditor, 'user' | 'services'>;

interface Paging {
  pageNumber?: number;
  pageSize?: number;
}

/** The logged contacts of a lead, the newest first. */
export async function leadLog(
  viewer: Viewer,
  customerLeadId: number,
  { pageNumber = 0, pageSize = 10 }: Paging = {},
): Promise<Schemas['CustomerLeadLogPage']> {
  const page = await logPage(viewer.services.db, customerLeadId, { pageNumber, pageSize });
  return {
    ...page,
    content: page.content.map(({ created_by, ...row }) => ({ ...row, mayDelete: mayDelete(viewer, created_by) })),
  };
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
    await insertLogEntry(tx, {
      customer_lead_id: customerLeadId,
      kind,
      note: note.trim(),
      at: moment,
      created_by: user.id,
      created_at: now,
    });
    await updateLastContact(tx, customerLeadId);
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
    const entry = await findLogEntry(tx, customerLeadId, entryId);
    if (entry === undefined) throw notFound();
    if (!mayDelete(editor, entry.created_by)) throw forbidden('notYourEntry');
    await deleteLogEntry(tx, entryId);
    await updateLastContact(tx, customerLeadId);
    return entry;
  });
  audit({ entity: 'customerLead', entityId: customerLeadId, changes: { [kind]: [at, null] } });
}

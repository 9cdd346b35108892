import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { writeHistories } from '../../../../platform/history/writeHistory.ts';
import { conflict, notFound } from '../../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';
import { inOneTransaction } from '../../../notifications/door.ts';
import type { ProjectEditor } from '../../applications/decideLocked.ts';
import { lockApplications, type StoredApplication } from '../../queries/applications.ts';
import { lockProject } from '../../queries/projects.ts';
import { rejectClosed } from '../../rules.ts';
import { lockImport, markUndone, updateParcels } from '../queries.ts';
import type { ImportedParcel } from '../tables.ts';

const moment = (at: string | null): number | null => (at === null ? null : Date.parse(at));

/** Whether a parcel is as the import left it, and still on its way. */
const isUntouched = (row: StoredApplication, { after }: ImportedParcel): boolean =>
  row.received_at === null &&
  row.carrier === after.carrier &&
  row.tracking_number === after.trackingNumber &&
  moment(row.shipped_at) === moment(after.shippedAt);

/** Gives parcels back what stood there before an import, apart from those that were changed or received since. */
export function undoShipping(
  editor: ProjectEditor,
  { projectId, importId }: Schemas['ProjectShippingImportReference'],
): Promise<Schemas['ProjectShippingUndo']> {
  return inOneTransaction(editor, async (tx) => {
    rejectClosed(await lockProject(tx, projectId));
    const record = await lockImport(tx, projectId, importId);
    if (record === undefined) throw notFound();
    if (record.undone_at !== null) throw conflict('importUndone');
    const now = editor.services.clock.now();
    const rows = await lockApplications(
      tx,
      projectId,
      record.parcels.map(({ applicationId }) => applicationId),
    );
    const found = new Map(rows.map((row) => [row.id, row]));
    const restored = record.parcels.filter((parcel) => {
      const row = found.get(parcel.applicationId);
      return row !== undefined && isUntouched(row, parcel);
    });
    await updateParcels(
      tx,
      restored.map(({ applicationId, before }) => ({ applicationId, ...before })),
      now,
    );
    await markUndone(tx, importId, editor.user.id, now);
    const details = await writeHistories(
      tx,
      editor,
      restored.map(({ applicationId, before, after }) => ({
        entity: 'projectApplication',
        entityId: applicationId,
        action: HISTORY_ACTION.update,
        changes: {
          shippedAt: [after.shippedAt, before.shippedAt] as const,
          trackingNumber: [after.trackingNumber, before.trackingNumber] as const,
        },
        reason: 'importUndone',
      })),
    );
    return { answer: { restored: restored.length, kept: record.parcels.length - restored.length }, details };
  });
}

import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import { rejectStale } from '../../../platform/history/rejectStale.ts';
import { changesBetween, writeHistory } from '../../../platform/history/writeHistory.ts';
import { conflict, invalidFields, notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { inOneTransaction } from '../../notifications/door.ts';
import type { ProjectEditor } from '../applications/decideLocked.ts';
import { lockApplications, updateApplications } from '../queries/applications.ts';
import { lockProject } from '../queries/projects.ts';
import { rejectClosed } from '../rules.ts';

/** Enters or corrects carrier, number and note of one parcel, unless somebody else has done so since it was read. */
export function saveParcel(editor: ProjectEditor, input: Schemas['ProjectParcelInput']): Promise<null> {
  const { projectId, applicationId, carrier, trackingNumber, updatedAt } = input;
  const note = input.note.trim();
  if (trackingNumber !== null && carrier === null) throw invalidFields([{ field: 'carrier', key: 'required' }]);
  return inOneTransaction(editor, async (tx) => {
    rejectClosed(await lockProject(tx, projectId));
    const [row] = await lockApplications(tx, projectId, [applicationId]);
    if (row === undefined) throw notFound();
    if (row.status !== PROJECT_APPLICATION_STATUS.approved) throw conflict('notAccepted');
    await rejectStale(tx, { ...row, updated_by: null }, updatedAt);
    // The tester follows the parcel by it.
    if (row.shipped_at !== null && row.tracking_number !== null && trackingNumber === null)
      throw invalidFields([{ field: 'trackingNumber', key: 'required' }]);
    const changes = changesBetween(
      { carrier: row.carrier, trackingNumber: row.tracking_number, shippingNote: row.shipping_note },
      { carrier, trackingNumber, shippingNote: note },
    );
    if (Object.keys(changes).length === 0) return { answer: null };
    await updateApplications(tx, [applicationId], {
      carrier,
      tracking_number: trackingNumber,
      shipping_note: note,
      updated_at: editor.services.clock.now(),
    });
    const details = await writeHistory(tx, editor, {
      entity: 'projectApplication',
      entityId: applicationId,
      action: HISTORY_ACTION.update,
      changes,
    });
    return { answer: null, details: [details] };
  });
}

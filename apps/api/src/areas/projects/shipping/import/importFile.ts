import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Db } from '../../../../platform/database/schema.ts';
import { writeHistories } from '../../../../platform/history/writeHistory.ts';
import { ApiError, conflict, invalidFields } from '../../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../../platform/http/Schemas.ts';
import type { UploadedFile } from '../../../../platform/http/UploadedFile.ts';
import { LARGEST_ID } from '../../../../platform/operations/idsOf.ts';
import { inOneTransaction } from '../../../notifications/door.ts';
import type { ProjectEditor } from '../../applications/decideLocked.ts';
import { lockProject, rejectMissing } from '../../queries/projects.ts';
import { rejectClosed } from '../../rules.ts';
import { findForImport, findWithoutAddress, insertImport, updateParcels } from '../queries.ts';
import { shipLocked } from '../shipLocked.ts';
import type { ImportedParcel } from '../tables.ts';
import { countParcels, type PlannedParcel, planKey, planParcels, toRow } from './plan.ts';
import { type ParcelRow, readParcels } from './readParcels.ts';

/** A file with numbers, for one project. */
interface Input {
  readonly projectId: string;
  readonly carrier?: string;
  readonly files: readonly UploadedFile[];
}

const MAX_NAME = 255;

/** The id of the project of a form, which sends texts alone. */
export function projectIdOf(text: string): number {
  const id = Number(text);
  if (id > LARGEST_ID) throw invalidFields([{ field: 'projectId', key: 'outOfRange' }]);
  return id;
}

async function planOf(
  db: Db,
  projectId: number,
  { rows, carrier, isLocked }: { rows: readonly ParcelRow[]; carrier: string; isLocked: boolean },
): Promise<PlannedParcel[]> {
  const applications = await findForImport(db, projectId, isLocked);
  const withoutAddress = await findWithoutAddress(
    db,
    applications.map(({ user_id }) => user_id),
  );
  return planParcels(rows, { applications, withoutAddress, carrier });
}

/** What an import of numbers would do, row by row; nothing is written. */
export async function previewShipping(
  db: Db,
  { projectId: text, carrier = '', files }: Input,
): Promise<Schemas['ProjectShippingPreview']> {
  const projectId = projectIdOf(text);
  await rejectMissing(db, projectId);
  const rows = await readParcels(files);
  const plan = await planOf(db, projectId, { rows, carrier: carrier.trim(), isLocked: false });
  return { ...countParcels(plan), plan: planKey(plan), rows: plan.map(toRow) };
}

const nameOf = (files: readonly UploadedFile[]): string =>
  (files.find(({ field }) => field === 'file')?.fileName ?? '').slice(0, MAX_NAME);

/** Takes over the numbers of a file, all that its preview promised or nothing. */
export async function importShipping(
  editor: ProjectEditor,
  input: Input & { plan: string; skipsInvalid: boolean },
): Promise<Schemas['ProjectShippingResult']> {
  const projectId = projectIdOf(input.projectId);
  // Before the transaction: reading a file takes its time.
  const rows = await readParcels(input.files);
  return inOneTransaction<Schemas['ProjectShippingResult']>(editor, async (tx) => {
    const project = await lockProject(tx, projectId);
    rejectClosed(project);
    const plan = await planOf(tx, projectId, { rows, carrier: (input.carrier ?? '').trim(), isLocked: true });
    if (input.plan !== planKey(plan)) throw conflict('importOutdated');
    const counts = countParcels(plan);
    if (counts.errors > 0 && !input.skipsInvalid)
      throw new ApiError(422, 'VALIDATION_FAILED', 'importHasErrors', { data: { errors: counts.errors } });
    const now = editor.services.clock.now();
    const changed = plan.flatMap(({ application, row: { trackingNumber }, carrier, outcome }) =>
      application !== undefined && (outcome === 'ship' || outcome === 'correct')
        ? [{ application, carrier, trackingNumber, outcome }]
        : [],
    );
    if (changed.length === 0) return { answer: { ...counts, importId: null } };
    const shipped = await shipLocked(tx, editor, project, {
      parcels: changed.filter(({ outcome }) => outcome === 'ship'),
      now,
    });
    const corrected = changed.filter(({ outcome }) => outcome === 'correct');
    await updateParcels(
      tx,
      corrected.map(({ application, carrier, trackingNumber }) => ({
        applicationId: application.id,
        carrier,
        trackingNumber,
        shippedAt: application.shipped_at,
      })),
      now,
    );
    const details = await writeHistories(
      tx,
      editor,
      corrected.map(({ application, carrier, trackingNumber }) => ({
        entity: 'projectApplication',
        entityId: application.id,
        action: HISTORY_ACTION.update,
        changes: {
          carrier: [application.carrier, carrier] as const,
          trackingNumber: [application.tracking_number, trackingNumber] as const,
        },
      })),
    );
    const parcels = changed.map(({ application, carrier, trackingNumber }): ImportedParcel => ({
      applicationId: application.id,
      before: {
        carrier: application.carrier,
        trackingNumber: application.tracking_number,
        shippedAt: application.shipped_at,
      },
      after: { carrier, trackingNumber, shippedAt: application.shipped_at ?? now.toISOString() },
    }));
    const importId = await insertImport(tx, {
      projectId,
      userId: editor.user.id,
      fileName: nameOf(input.files),
      parcels,
      at: now,
    });
    return {
      answer: { ...counts, importId },
      details: [...shipped.details, ...details],
      messages: shipped.messages,
    };
  });
}

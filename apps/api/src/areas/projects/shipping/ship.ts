import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import { conflict, invalidFields, notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { inOneTransaction } from '../../notifications/door.ts';
import type { ProjectEditor } from '../applications/decideLocked.ts';
import { lockApplications } from '../queries/applications.ts';
import { lockProject } from '../queries/projects.ts';
import { rejectClosed } from '../rules.ts';
import { findWithoutAddress } from './queries.ts';
import { shipLocked } from './shipLocked.ts';

type Input = Schemas['ProjectShipping'];

/** A number says nothing without its carrier; two parcels never have the same one. */
function rejectNumbers({ carrier, parcels }: Input): void {
  const numbers = parcels.flatMap(({ trackingNumber }) => trackingNumber ?? []);
  if (numbers.length > 0 && carrier === null) throw invalidFields([{ field: 'carrier', key: 'required' }]);
  if (new Set(numbers).size !== numbers.length) throw invalidFields([{ field: 'parcels', key: 'numberRepeated' }]);
}

/** Marks parcels as shipped, all of them or none. */
export function shipParcels(editor: ProjectEditor, input: Input): Promise<null> {
  const { projectId, carrier, parcels } = input;
  rejectNumbers(input);
  return inOneTransaction(editor, async (tx) => {
    const project = await lockProject(tx, projectId);
    rejectClosed(project);
    const ids = [...new Set(parcels.map(({ applicationId }) => applicationId))];
    if (ids.length !== parcels.length) throw invalidFields([{ field: 'parcels', key: 'rowRepeated' }]);
    const rows = new Map((await lockApplications(tx, projectId, ids)).map((row) => [row.id, row]));
    const leaving = parcels.map(({ applicationId, trackingNumber }) => {
      const application = rows.get(applicationId);
      if (application === undefined) throw notFound();
      if (application.status !== PROJECT_APPLICATION_STATUS.approved) throw conflict('notAccepted');
      if (application.shipped_at !== null) throw conflict('alreadyShipped');
      return { application, carrier, trackingNumber };
    });
    const withoutAddress = await findWithoutAddress(
      tx,
      leaving.map(({ application }) => application.user_id),
    );
    if (withoutAddress.size > 0) throw conflict('addressMissing');
    return {
      answer: null,
      ...(await shipLocked(tx, editor, project, { parcels: leaving, now: editor.services.clock.now() })),
    };
  });
}

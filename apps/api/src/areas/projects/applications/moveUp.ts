import { PROJECT_APPLICATION_STATUS, PROJECT_STATUS } from '@resonanz/domain/projectStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { lockFirstWaiting } from '../queries/applications.ts';
import { countApplications, lockProject } from '../queries/projects.ts';
import { type Decided, type Decider, decideLocked } from './decideLocked.ts';

const NOTHING: Decided = { details: [], messages: [] };

/**
 * Gives a place that has become free to the first of the waiting list, in the transaction that freed it; nobody moves
 * up where that is switched off, where the test is closed and where no place is free. Locks the project.
 */
export async function moveUp(tx: Tx, services: Decider['services'], projectId: number): Promise<Decided> {
  const project = await lockProject(tx, projectId);
  if (!project.moves_up || project.status !== PROJECT_STATUS.application) return NOTHING;
  const { taken } = await countApplications(tx, projectId);
  if (taken >= project.places) return NOTHING;
  const next = await lockFirstWaiting(tx, projectId);
  if (next === undefined) return NOTHING;
  return decideLocked(tx, { user: null, services }, project, [next], {
    status: PROJECT_APPLICATION_STATUS.approved,
    how: 'waitingList',
  });
}

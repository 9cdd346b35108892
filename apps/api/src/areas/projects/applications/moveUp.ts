import { PROJECT_APPLICATION_STATUS, PROJECT_STATUS } from '@resonanz/domain/projectStates';
import type { Tx } from '../../../platform/database/schema.ts';
import { lockTotals } from '../../testers/door.ts';
import { lockFirstWaiting, type StoredApplication } from '../queries/applications.ts';
import { countApplications, lockProject, type StoredProject } from '../queries/projects.ts';
import { type Decided, type Decider, decideLocked } from './decideLocked.ts';

/** Places of a product test that have become free. */
interface Freed {
  readonly projectId: number;
  readonly freed: number;
}

/** Who moves up in a test; nobody where that is switched off, where it is closed and where no place is free. */
async function nextIn(
  tx: Tx,
  { projectId, freed }: Freed,
): Promise<{ project: StoredProject; next: readonly StoredApplication[] }> {
  const project = await lockProject(tx, projectId);
  if (!project.moves_up || project.status !== PROJECT_STATUS.application) return { project, next: [] };
  const { taken } = await countApplications(tx, projectId);
  return { project, next: await lockFirstWaiting(tx, projectId, Math.min(freed, project.places - taken)) };
}

/**
 * Gives places that have become free to the first of the waiting lists, in the transaction that freed them. Locks the
 * projects and then, in the order of their users, all totals of points that are booked in it, with those of `besides`.
 */
export async function moveUpInAll(
  tx: Tx,
  services: Decider['services'],
  places: readonly Freed[],
  besides: readonly number[] = [],
): Promise<Decided> {
  const found: Awaited<ReturnType<typeof nextIn>>[] = [];
  for (const place of places) found.push(await nextIn(tx, place));
  await lockTotals(tx, [...besides, ...found.flatMap(({ next }) => next.map(({ user_id: userId }) => userId))]);
  const decided: Decided[] = [];
  for (const { project, next } of found)
    decided.push(
      await decideLocked(tx, { user: null, services }, project, next, {
        status: PROJECT_APPLICATION_STATUS.approved,
        how: 'waitingList',
      }),
    );
  return {
    details: decided.flatMap(({ details }) => details),
    messages: decided.flatMap(({ messages }) => messages),
  };
}

/** The same in one product test. */
export const moveUp = (tx: Tx, services: Decider['services'], projectId: number, freed: number): Promise<Decided> =>
  moveUpInAll(tx, services, [{ projectId, freed }]);

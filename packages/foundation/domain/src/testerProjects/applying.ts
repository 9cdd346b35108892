import {
  PROJECT_APPLICATION_STATUS,
  PROJECT_STATUS,
  type ProjectApplicationStatus,
  type ProjectStatus,
} from '../enumerations/projectStates.ts';
import { MAX_MISSED_DEADLINES } from './conditions.ts';
import type { TestApplication } from './steps.ts';

interface Project {
  readonly status: ProjectStatus;
  /** Last day of applications, `yyyy-MM-dd`. */
  readonly applicationUntil: string | null;
}

interface Application {
  readonly status: ProjectApplicationStatus;
  readonly withdrawnAt: string | Date | null;
}

/**
 * Why a tester cannot apply; also the key of the error.
 *
 * @source docs/domain/testers.md#applications
 */
export type ApplyDenial = 'projectNotOpen' | 'applicationOver' | 'alreadyApplied' | 'tooManyMissedDeadlines';

/**
 * What keeps a tester from applying on a day (`yyyy-MM-dd`); undefined when nothing does. Who was declined or has
 * withdrawn applies again while the test is open.
 *
 * @source docs/domain/testers.md#applications
 */
export function applyDenial(
  project: Project,
  own: Application | null,
  { missedDeadlines, today }: { readonly missedDeadlines: number; readonly today: string },
): ApplyDenial | undefined {
  if (project.status !== PROJECT_STATUS.application) return 'projectNotOpen';
  const isActive = own !== null && own.withdrawnAt === null && own.status !== PROJECT_APPLICATION_STATUS.declined;
  if (isActive) return 'alreadyApplied';
  if (project.applicationUntil === null || project.applicationUntil < today) return 'applicationOver';
  return missedDeadlines >= MAX_MISSED_DEADLINES ? 'tooManyMissedDeadlines' : undefined;
}

/**
 * Whether a tester can take an application back: while it is undecided or waits, and with a place until the product is
 * shipped.
 *
 * @source docs/domain/testers.md#applications
 */
export function canWithdraw(
  application: Pick<TestApplication, 'status' | 'withdrawnAt' | 'shippedAt' | 'completedAt'>,
): boolean {
  const { status, withdrawnAt, shippedAt, completedAt } = application;
  if (withdrawnAt !== null || completedAt !== null) return false;
  return status !== PROJECT_APPLICATION_STATUS.declined && shippedAt === null;
}

/**
 * How a product test stands for a tester, as its tag says.
 *
 * @source docs/domain/testers.md#applications
 */
export type ProjectPhase = 'open' | 'full' | 'applied' | 'waiting' | 'accepted' | 'declined' | 'closed';

const PHASE_OF_STATUS: Readonly<Record<ProjectApplicationStatus, ProjectPhase>> = {
  [PROJECT_APPLICATION_STATUS.pending]: 'applied',
  [PROJECT_APPLICATION_STATUS.approved]: 'accepted',
  [PROJECT_APPLICATION_STATUS.declined]: 'declined',
  [PROJECT_APPLICATION_STATUS.waiting]: 'waiting',
};

/**
 * How a product test stands for a tester on a day (`yyyy-MM-dd`): the own application first, then whether others can
 * apply.
 *
 * @source docs/domain/testers.md#applications
 */
export function projectPhase(
  project: Project & { readonly placesLeft: number },
  own: Application | null,
  today: string,
): ProjectPhase {
  if (own !== null && own.withdrawnAt === null) return PHASE_OF_STATUS[own.status];
  const isOpen = applyDenial(project, null, { missedDeadlines: 0, today }) === undefined;
  if (!isOpen) return 'closed';
  return project.placesLeft > 0 ? 'open' : 'full';
}

import type { ProjectApplicationStatus } from '@resonanz/domain/projectStates';

/** Fields of the history of a project, by what was decided; they hold the numbers of accounts. */
export const DECISION_FIELD: Readonly<Record<ProjectApplicationStatus, string>> = {
  0: 'pending',
  1: 'accepted',
  2: 'declined',
  3: 'waitingList',
};

/** Fields of the history of a project that hold the numbers of accounts. */
export const PEOPLE_FIELDS: readonly string[] = [...Object.values(DECISION_FIELD), 'shipped', 'invited', 'reminded'];

import { PROJECT_APPLICATION_STATUS, type ProjectApplicationStatus } from '@resonanz/domain/projectStates';
import { can } from '@resonanz/domain/transitions';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Tx } from '../../../platform/database/schema.ts';
import type { AuditDetails } from '../../../platform/history/AuditDetails.ts';
import { writeHistories } from '../../../platform/history/writeHistory.ts';
import { conflict, invalidFields } from '../../../platform/http/ApiError.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import { type LiveMessage, notifyTesters, type TesterNews } from '../../notifications/door.ts';
import { bookPointsOfAll } from '../../testers/door.ts';
import { findReceivers, nextRanks, type StoredApplication, updateApplications } from '../queries/applications.ts';
import { countApplications, type StoredProject } from '../queries/projects.ts';
import { DECISION_FIELD } from '../record/decisionFields.ts';
import { mailsOfDecision } from './mailsOfDecision.ts';

/** What a change of a product test needs to know of its call. */
export type ProjectEditor = Pick<CallContext, 'user' | 'services' | 'audit'>;

/** Who decides: nobody where the server does it by itself. */
export interface Decider {
  readonly user: Pick<CallContext['user'], 'id' | 'roleId'> | null;
  readonly services: ProjectEditor['services'];
}

/** What becomes of applications, and how it was decided. */
export interface Decision {
  readonly status: ProjectApplicationStatus;
  readonly how: 'hand' | 'rule' | 'lottery' | 'waitingList';
  readonly reason?: string | null;
}

/** What decisions leave to be done after the commit. */
export interface Decided {
  readonly details: readonly AuditDetails[];
  readonly messages: readonly LiveMessage[];
}

const { approved, declined, waiting } = PROJECT_APPLICATION_STATUS;

const NEWS: Readonly<Partial<Record<ProjectApplicationStatus, TesterNews['kind']>>> = {
  [approved]: 'accepted',
  [declined]: 'declined',
  [waiting]: 'waitingList',
};

function rejectTransition({ user }: Decider, application: StoredApplication, { status, reason }: Decision): void {
  // A shipped product cannot be taken back, whoever asks for it.
  if (status !== approved && application.shipped_at !== null) throw conflict('notShippedRequired');
  const verdict = can('projectApplicationStatus', application.status, status, {
    roleId: user?.roleId ?? 'system',
    placeFree: true,
    notShipped: true,
    reason: (reason ?? '') !== '',
  });
  if (verdict.allowed) return;
  if (verdict.reason === 'reasonRequired') throw invalidFields([{ field: 'reason', key: 'required' }]);
  throw conflict(verdict.reason);
}

/** Stores a decision on applications that are locked with their project; the testers get a mail and a message. */
export async function decideLocked(
  tx: Tx,
  decider: Decider,
  project: StoredProject,
  applications: readonly StoredApplication[],
  decision: Decision,
): Promise<Decided> {
  const { user, services } = decider;
  const { status, how, reason = null } = decision;
  if (applications.length === 0) return { details: [], messages: [] };
  for (const application of applications) rejectTransition(decider, application, decision);
  if (status === approved) {
    const { taken } = await countApplications(tx, project.id);
    if (applications.length > project.places - taken) throw conflict('noPlaceLeft');
  }
  const now = services.clock.now();
  const ids = applications.map(({ id }) => id);
  await updateApplications(tx, ids, {
    status,
    reason: status === declined ? reason : null,
    decided_at: now,
    decided_by: user?.id ?? null,
    decided_how: how,
    updated_at: now,
    waiting_rank: status === waiting ? nextRanks(project.id, ids) : null,
  });
  if (status === approved)
    await bookPointsOfAll(
      tx,
      applications.map(({ id, user_id: userId }) => ({ userId, projectId: project.id, applicationId: id })),
      'applicationAccepted',
    );
  // People by the numbers of their accounts: a name would outlive the account in the history.
  const people = applications.map(({ user_id }) => user_id);
  const receivers = await findReceivers(tx, people);
  await services.mail.sendAll(
    tx,
    applications.flatMap(({ id, user_id }) => {
      const receiver = receivers.get(user_id);
      return receiver === undefined ? [] : mailsOfDecision(services, project, id, receiver, { status, reason });
    }),
  );
  const kind = NEWS[status];
  const messages =
    kind === undefined
      ? []
      : await notifyTesters(
          tx,
          applications.map(({ id, user_id }) => ({
            kind,
            userId: user_id,
            applicationId: id,
            project: { de: project.title_de, en: project.title_en },
          })),
        );
  const details = await writeHistories(tx, decider, [
    {
      entity: 'project',
      entityId: project.id,
      action: HISTORY_ACTION.update,
      changes: { [DECISION_FIELD[status]]: [null, people] },
      reason,
    },
    ...applications.map((application) => ({
      entity: 'projectApplication',
      entityId: application.id,
      action: HISTORY_ACTION.statusChange,
      changes: { status: [application.status, status] as const },
      reason,
    })),
  ]);
  return { details, messages };
}

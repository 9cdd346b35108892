import { PROJECT_APPLICATION_STATUS, PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { DEMO_USER, TESTER_IDS } from './accounts.ts';
import { daysBefore } from './days.ts';
import { createRandom } from './random.ts';
import { PROJECTS } from './testerProjects.ts';
import type { DemoTesterApplication } from './testerRecords.ts';

type Status = DemoTesterApplication['status'];

interface Applicant {
  readonly userId: number;
  readonly status: Status;
  readonly createdAt: string;
}

const CONDITIONS = 6;

/** Who applied for a project, and what became of it; the tester account is among them. */
function applicants(index: number, now: Date): Applicant[] {
  const { applications, places, own, status, applyFor } = PROJECTS[index] as (typeof PROJECTS)[number];
  const random = createRandom(`applications ${index + 1}`);
  const isOver = status === PROJECT_STATUS.completed;
  const others = random.sample(TESTER_IDS, Math.max(0, applications - (own === undefined ? 0 : 1)));
  const accepted = Math.floor(Math.min(applications, places) * (isOver ? 1 : 0.45)) - 1;
  const rows = others.map((userId, rank): Applicant => ({
    userId,
    status:
      rank < accepted
        ? PROJECT_APPLICATION_STATUS.approved
        : random.weighted([
            [PROJECT_APPLICATION_STATUS.pending, 6],
            [PROJECT_APPLICATION_STATUS.waiting, 2],
            [PROJECT_APPLICATION_STATUS.declined, 1],
          ] as const),
    createdAt: daysBefore(now, random.next() * 12 + Math.max(0, -applyFor)),
  }));
  return own === undefined
    ? rows
    : [...rows, { userId: DEMO_USER.tester, status: own, createdAt: daysBefore(now, 1.5 + Math.max(0, -applyFor)) }];
}

/** Applications for the product tests; places of waiting lists begin with the oldest. */
export function demoTesterApplications(now: Date): DemoTesterApplication[] {
  const rows = PROJECTS.flatMap(({ status, endsIn, startsIn, applyFor, shippedFor, receivedFor }, index) => {
    const isOver = status === PROJECT_STATUS.completed;
    const random = createRandom(`course of ${index + 1}`);
    const all = applicants(index, now).toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
    const waiting = all.filter((each) => each.status === PROJECT_APPLICATION_STATUS.waiting);
    return all.map((applicant): Omit<DemoTesterApplication, 'id'> => {
      const isDecided = applicant.status !== PROJECT_APPLICATION_STATUS.pending;
      const hasPlace = applicant.status === PROJECT_APPLICATION_STATUS.approved;
      const isDone = isOver && hasPlace;
      const isSent = hasPlace && shippedFor !== undefined;
      return {
        projectId: index + 1,
        ...applicant,
        decidedAt: isDecided ? daysBefore(now, applyFor < 0 ? -2 - applyFor : random.next()) : null,
        decidedHow: isDecided ? 'hand' : null,
        decidedBy: isDecided ? DEMO_USER.superAdmin : null,
        waitingRank: waiting.includes(applicant) ? waiting.indexOf(applicant) + 1 : null,
        fitMet: random.weighted([
          [CONDITIONS, 7],
          [CONDITIONS - 1, 3],
          [CONDITIONS - 2, 1],
        ] as const),
        fitOf: CONDITIONS,
        shippedAt: isDone || isSent ? daysBefore(now, shippedFor ?? 3 - startsIn) : null,
        carrier: isDone || isSent ? 'DHL' : null,
        trackingNumber: isDone || isSent ? String(340_434_161_094_000 + index * 1000 + applicant.userId) : null,
        receivedAt: isDone || (isSent && receivedFor !== undefined) ? daysBefore(now, receivedFor ?? -startsIn) : null,
        completedAt: isDone ? daysBefore(now, 2 - endsIn) : null,
      };
    });
  });
  return rows.map((row, index) => ({ id: index + 1, ...row }));
}

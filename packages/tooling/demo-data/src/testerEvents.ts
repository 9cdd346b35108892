import { PROJECT_APPLICATION_STATUS, PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { DemoProjectEvent, DemoTesterApplication, DemoTesterProject } from './testerRecords.ts';

const { approved, declined, waiting } = PROJECT_APPLICATION_STATUS;

/** What the history calls people about whom the same was decided. */
const DECIDED = { [approved]: 'accepted', [declined]: 'declined', [waiting]: 'waitingList' } as const;

interface Group {
  readonly field: string;
  readonly at: string;
  readonly userId: number;
  readonly people: number[];
}

/** People who were decided on, or whose products were shipped, by one person at one time. */
function groupsOf(applications: readonly DemoTesterApplication[], ownerUserId: number): Group[] {
  const groups = new Map<string, Group>();
  const add = (field: string, at: string, userId: number, person: number): void => {
    const key = `${field} ${at}`;
    const group = groups.get(key) ?? { field, at, userId, people: [] };
    group.people.push(person);
    groups.set(key, group);
  };
  for (const { status, decidedAt, decidedBy, shippedAt, userId } of applications) {
    if (decidedAt !== null && status !== PROJECT_APPLICATION_STATUS.pending)
      add(DECIDED[status], decidedAt, decidedBy ?? ownerUserId, userId);
    if (shippedAt !== null) add('shipped', shippedAt, ownerUserId, userId);
  }
  return [...groups.values()];
}

/** What has happened to the product tests, oldest first: added, published, decided, shipped and completed. */
export function demoProjectEvents(
  projects: readonly DemoTesterProject[],
  applications: readonly DemoTesterApplication[],
): DemoProjectEvent[] {
  return projects.flatMap(({ id, titleDe, ownerUserId, createdAt, publishedAt, completedAt }) => {
    const line = { entity: 'project', entityId: id, userId: ownerUserId } as const;
    const moved = (before: number, after: number, at: string | null): DemoProjectEvent[] =>
      at === null ? [] : [{ ...line, action: HISTORY_ACTION.statusChange, changes: { status: [before, after] }, at }];
    const people = groupsOf(
      applications.filter(({ projectId }) => projectId === id),
      ownerUserId,
    );
    const events: DemoProjectEvent[] = [
      { ...line, action: HISTORY_ACTION.add, changes: { titleDe: [null, titleDe] }, at: createdAt },
      ...moved(PROJECT_STATUS.pending, PROJECT_STATUS.application, publishedAt),
      ...people.map(({ field, at, userId, people: each }): DemoProjectEvent => ({
        ...line,
        userId,
        action: HISTORY_ACTION.update,
        changes: { [field]: [null, each] },
        at,
      })),
      ...moved(PROJECT_STATUS.application, PROJECT_STATUS.completed, completedAt),
    ];
    return events.toSorted((one, other) => one.at.localeCompare(other.at));
  });
}

import { berlinDay, berlinDayIn, startOfBerlinDay } from '@resonanz/domain/berlinDay';
import { invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { Services } from '../../platform/operations/Services.ts';
import {
  countProjects,
  countWaiting,
  happeningsByDay,
  listRunning,
  newsletterOpened,
  participation,
  punctuality,
  sumPoints,
  testersByState,
  withMedia,
} from './queries/figures.ts';
import { countHiddenMedia, countOverdue, countUnshipped } from './queries/todo.ts';
import { stageOf } from './rules.ts';

/** Longest period in days: two years. */
const MAX_DAYS = 731;

function rejectPeriod({ from, to }: Schemas['TesterStatisticsFilters']): void {
  if (to < from || to > berlinDayIn(startOfBerlinDay(from), MAX_DAYS))
    throw invalidFields([{ field: 'to', key: 'outOfRange' }]);
}

const NO_SHARE = { part: 0, whole: 0 };
const NOTHING = { count: 0, project: null };

/** The figures of testers and product tests in a period. */
export async function readStatistics(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  filters: Schemas['TesterStatisticsFilters'],
): Promise<Schemas['TesterStatistics']> {
  rejectPeriod(filters);
  const today = berlinDay(clock.now());
  const [
    states,
    [projects],
    [applications],
    [taken],
    [kept],
    [media],
    [opened],
    [points],
    [unshipped],
    [overdue],
    [hidden],
    days,
    running,
  ] = await Promise.all([
    testersByState(db, filters),
    countProjects(db, filters, today),
    countWaiting(db, filters),
    participation(db, filters),
    punctuality(db, filters),
    withMedia(db, filters),
    newsletterOpened(db, filters),
    sumPoints(db, filters),
    countUnshipped(db, filters, today),
    countOverdue(db, filters),
    countHiddenMedia(db, filters),
    happeningsByDay(db, filters),
    listRunning(db, filters),
  ]);
  const sumOf = (figure: 'total' | 'active' | 'new' | 'blocked'): number =>
    states.reduce((sum, row) => sum + row[figure], 0);
  return {
    testers: { total: sumOf('total'), active: sumOf('active'), new: sumOf('new'), blocked: sumOf('blocked') },
    projects: projects ?? { open: 0, running: 0, completed: 0 },
    applications: applications ?? { waiting: 0, oldestAt: null },
    participation: taken ?? NO_SHARE,
    punctuality: kept ?? NO_SHARE,
    withMedia: media ?? NO_SHARE,
    newsletterOpened: opened ?? NO_SHARE,
    pointsGiven: points?.total ?? 0,
    todo: {
      unshipped: unshipped ?? NOTHING,
      overdue: overdue ?? NOTHING,
      mediaWithoutConsent: hidden ?? NOTHING,
    },
    states: states.map(({ country, federalState, total }) => ({ country, federalState, testers: total })),
    days: [...days],
    running: running.map((project) => ({ ...project, stage: stageOf(project, today) })),
  };
}

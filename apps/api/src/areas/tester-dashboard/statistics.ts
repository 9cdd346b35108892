import { berlinDay, berlinDayIn, startOfBerlinDay } from '@resonanz/domain/berlinDay';
import { invalidFields } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { Services } from '../../platform/operations/Services.ts';
import {
  countProjects,
  countWaiting,
  happeningsByDay,
  listRunning,
  participation,
  punctuality,
  sumPoints,
  testersByState,
  withMedia,
} from './queries.ts';

/** Longest period in days: two years. */
const MAX_DAYS = 731;

function rejectPeriod({ from, to }: Schemas['TesterStatisticsFilters']): void {
  if (to < from || to > berlinDayIn(startOfBerlinDay(from), MAX_DAYS))
    throw invalidFields([{ field: 'to', key: 'outOfRange' }]);
}

const NO_SHARE = { part: 0, whole: 0 };

/** The figures of testers and product tests in a period. */
export async function readStatistics(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  filters: Schemas['TesterStatisticsFilters'],
): Promise<Schemas['TesterStatistics']> {
  rejectPeriod(filters);
  const today = berlinDay(clock.now());
  const [states, [projects], [applications], [taken], [kept], [media], [points], days, running] = await Promise.all([
    testersByState(db, filters),
    countProjects(db, filters, today),
    countWaiting(db, filters),
    participation(db, filters),
    punctuality(db, filters),
    withMedia(db, filters),
    sumPoints(db, filters),
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
    pointsGiven: points?.total ?? 0,
    states: states.map(({ country, federalState, total }) => ({ country, federalState, testers: total })),
    days: [...days],
    running: [...running],
  };
}

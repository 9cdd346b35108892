import { useSearchParams } from 'react-router';
import type { TesterStatisticsQuery } from '@resonanz/api-client/testerDashboard';
import { berlinDay, berlinDayIn } from '@resonanz/domain/berlinDay';
import { TESTER_CATEGORIES } from '@resonanz/domain/categories';
import { COUNTRIES, type Country } from '@resonanz/domain/lookups';

/** Days that can be looked back; 30 at first. */
export const PERIODS = ['7', '30', '365'] as const;

/** How far is looked back. */
export type Period = (typeof PERIODS)[number];

const FIRST: Period = '30';

/** Every category, a main one before its own. */
export const CATEGORIES: readonly number[] = TESTER_CATEGORIES.flatMap(({ id, children }) => [id, ...children]);

/** What is shown, as the address keeps it. */
export interface DashboardState {
  readonly period: Period;
  readonly project: number | null;
  readonly country: Country | null;
  readonly category: number | null;
}

/** Reads what is shown from the address; what it does not know is left out. */
export function readState(params: URLSearchParams): DashboardState {
  const project = params.get('project') ?? '';
  return {
    period: PERIODS.find((each) => each === params.get('period')) ?? FIRST,
    project: /^[1-9]\d{0,8}$/.test(project) ? Number(project) : null,
    country: COUNTRIES.find((each) => each === params.get('country')) ?? null,
    category: CATEGORIES.find((each) => String(each) === params.get('category')) ?? null,
  };
}

const paramsOf = ({ period, project, country, category }: DashboardState) =>
  new URLSearchParams([
    ...(period === FIRST ? [] : [['period', period]]),
    ...(project === null ? [] : [['project', String(project)]]),
    ...(country === null ? [] : [['country', country]]),
    ...(category === null ? [] : [['category', String(category)]]),
  ]);

/** What the server is asked for on a day. */
export const toQuery = ({ period, project, country, category }: DashboardState, now: Date): TesterStatisticsQuery => ({
  from: berlinDayIn(now, 1 - Number(period)),
  to: berlinDay(now),
  ...(project !== null && { projectId: project }),
  ...(country !== null && { country }),
  ...(category !== null && { category }),
});

/** The state in the address, and how to change it. */
export function useDashboardState(): readonly [DashboardState, (change: Partial<DashboardState>) => void] {
  const [params, setParams] = useSearchParams();
  const state = readState(params);
  return [state, (change) => setParams(paramsOf({ ...state, ...change }), { replace: true })];
}

import type { ProjectConditions, TesterFacts } from '@resonanz/domain/testerProjects';
import type { findTester, ProjectRow } from '../queries/projects.ts';

type Columns = Pick<
  ProjectRow,
  | 'age_from'
  | 'age_to'
  | 'genders'
  | 'countries'
  | 'federal_states'
  | 'min_children'
  | 'child_age_from'
  | 'child_age_to'
  | 'category'
  | 'needs_category'
>;

/** Whom a stored test is for. */
export const toConditions = (row: Columns): ProjectConditions => ({
  ageFrom: row.age_from,
  ageTo: row.age_to,
  genders: row.genders,
  countries: row.countries,
  federalStates: row.federal_states,
  minChildren: row.min_children,
  childAgeFrom: row.child_age_from,
  childAgeTo: row.child_age_to,
  category: row.category,
  needsCategory: row.needs_category,
});

/**
 * What a stored profile says on a day (`yyyy-MM-dd`); nothing without one. Children are as old as they become in its
 * year.
 */
export const toFacts = (profile: Awaited<ReturnType<typeof findTester>>, today: string): TesterFacts => ({
  dob: profile?.dob ?? null,
  gender: profile?.gender ?? null,
  country: profile?.country ?? null,
  federalState: profile?.federal_state ?? null,
  children: profile?.children ?? null,
  childAges: (profile?.child_birth_years ?? []).map((year) => Number(today.slice(0, 4)) - year),
  categories: profile?.categories ?? [],
  missedDeadlines: profile?.missed_deadlines ?? 0,
});

import type { Schema } from './schema.ts';

/** A product test that testers can apply for. */
export function buildTesterProject(
  overrides: Partial<Schema<'TesterProject'>> = {},
  index = 0,
): Schema<'TesterProject'> {
  return {
    projectId: 40 + index,
    titleDe: 'Hafermilch für Kaffee',
    titleEn: 'Oat milk for coffee',
    descriptionDe: 'Zwei Wochen lang testen und ehrlich bewerten.',
    descriptionEn: 'Test it for two weeks and rate it honestly.',
    brandId: 3,
    brandName: 'Bergquell Getränke AG',
    category: 26,
    type: 1,
    picture: null,
    places: 50,
    placesLeft: 12,
    applications: 134,
    startsOn: '2026-06-01',
    endsOn: '2026-06-30',
    applicationUntil: '2026-05-24',
    points: 125,
    countries: [],
    federalStates: [],
    phase: 'open',
    applicationId: null,
    fit: { met: 4, of: 4 },
    ...overrides,
  };
}

/** A test that a tester applied for. */
export function buildMyTest(overrides: Partial<Schema<'MyTest'>> = {}, index = 0): Schema<'MyTest'> {
  return {
    applicationId: 900 + index,
    projectId: 40 + index,
    titleDe: 'Hafermilch für Kaffee',
    titleEn: 'Oat milk for coffee',
    brandName: 'Bergquell Getränke AG',
    picture: null,
    type: 1,
    status: 0,
    step: 'applied',
    outcome: 'running',
    isLate: false,
    isMissed: false,
    dueOn: null,
    waitingRank: null,
    selectionOn: '2026-05-26',
    points: 125,
    pointsEarned: 5,
    appliedAt: '2026-05-04T09:30:00.000Z',
    openQuestionnaireId: null,
    hasDraft: false,
    canWithdraw: true,
    ...overrides,
  };
}

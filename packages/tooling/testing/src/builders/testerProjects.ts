import type { Schema } from './schema.ts';

/** A project that product testers may apply for. */
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
    brandName: 'Bergquell Getränke AG',
    category: 8,
    type: 1,
    picture: null,
    places: 50,
    placesLeft: 12,
    applications: 134,
    startsOn: '2026-06-01',
    endsOn: '2026-06-30',
    applicationUntil: '2026-05-24',
    points: 120,
    regional: null,
    applicationStatus: null,
    ...overrides,
  };
}

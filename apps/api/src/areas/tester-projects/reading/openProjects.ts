import { berlinDay } from '@resonanz/domain/berlinDay';
import { TESTER_CATEGORIES } from '@resonanz/domain/categories';
import {
  fitOf,
  fitsAll,
  pointsOfProject,
  projectPhase,
  sumOfPoints,
  type ConditionFit,
} from '@resonanz/domain/testerProjects';
import { pageOf } from '../../../platform/database/lists.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { Call } from '../../../platform/operations/area.ts';
import { mediaOfProjects, pictureOf } from '../../projects/door.ts';
import { findOpenProjects, findProjects, findTester, type ProjectRow } from '../queries/projects.ts';
import { toConditions, toFacts } from './conditions.ts';

/** The own application of a row; null when there is none. */
export const ownOf = (row: ProjectRow) =>
  row.own_status === null ? null : { status: row.own_status, withdrawnAt: row.own_withdrawn_at };

/** A test as a card shows it. */
export function toCard(
  row: ProjectRow,
  { fits, picture, today }: { fits: readonly ConditionFit[]; picture: string | null; today: string },
): Schemas['TesterProject'] {
  const placesLeft = Math.max(0, row.places - row.accepted);
  const own = ownOf(row);
  const project = { status: row.status, applicationUntil: row.application_until, placesLeft };
  return {
    projectId: row.id,
    titleDe: row.title_de,
    titleEn: row.title_en,
    descriptionDe: row.description_de,
    descriptionEn: row.description_en,
    brandId: row.brand_id,
    brandName: row.brand_name,
    category: row.category,
    type: row.type,
    picture,
    places: row.places,
    placesLeft,
    applications: row.applications,
    startsOn: row.starts_on,
    endsOn: row.ends_on,
    applicationUntil: row.application_until,
    points: sumOfPoints(pointsOfProject({ questionnaires: row.questionnaires, asksVideo: row.asks_video })),
    countries: row.countries,
    federalStates: row.federal_states,
    phase: projectPhase(project, own, today),
    applicationId: row.own_withdrawn_at === null ? row.own_id : null,
    fit: { met: fits.filter(({ fit }) => fit === 'met').length, of: fits.length },
  };
}

/** A category with those below it; undefined without one. */
const withSubCategories = (id: number | undefined): readonly number[] | undefined =>
  id === undefined ? undefined : [id, ...(TESTER_CATEGORIES.find((branch) => branch.id === id)?.children ?? [])];

/** One page of the tests that take applications. */
export async function openProjects({
  services,
  user,
  input: { query },
}: Call<'getOpenTesterProjects'>): Promise<Schemas['TesterProjectPage']> {
  const { pageNumber = 0, pageSize = 12, category, type, regional, fitsMe, applied, brandId } = query;
  const today = berlinDay(services.clock.now());
  const [rows, profile] = await Promise.all([
    findOpenProjects(services.db, user.id, today, {
      categories: withSubCategories(category),
      type,
      regional,
      brandId,
    }),
    findTester(services.db, user.id),
  ]);
  const facts = toFacts(profile, today);
  const found = rows
    .filter(({ own_id: ownId }) => applied === undefined || (ownId !== null) === applied)
    .map((row) => ({ id: row.id, fits: fitOf(toConditions(row), facts, today) }))
    .filter(({ fits }) => fitsMe === undefined || fitsAll(fits) === fitsMe);
  const shown = found.slice(pageNumber * pageSize, (pageNumber + 1) * pageSize);
  const ids = shown.map(({ id }) => id);
  const [projects, media] = await Promise.all([
    findProjects(services.db, user.id, ids),
    mediaOfProjects(services, ids),
  ]);
  const fitsOf = new Map(shown.map(({ id, fits }) => [id, fits]));
  const cards = projects.map((row) =>
    toCard(row, { fits: fitsOf.get(row.id) ?? [], picture: pictureOf(media.get(row.id), row.picture), today }),
  );
  return pageOf(cards, found.length, { pageNumber, pageSize });
}

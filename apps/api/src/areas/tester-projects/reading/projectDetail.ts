import { berlinDay } from '@resonanz/domain/berlinDay';
import { PROJECT_APPLICATION_STATUS, PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { applyDenial, canWithdraw, chances, fitOf, pointsOfProject } from '@resonanz/domain/testerProjects';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { CallContext } from '../../../platform/operations/area.ts';
import { type FileServices, filesOfAll } from '../../files/door.ts';
import { descriptionOf, mediaOfProjects, pictureOf } from '../../projects/door.ts';
import { findBrand, findProject, findTester, type ProjectRow } from '../queries/projects.ts';
import { findScreening, findTestQuestionnaires } from '../queries/questionnaires.ts';
import { toConditions, toFacts } from './conditions.ts';
import { ownOf, toCard } from './openProjects.ts';
import { toOutline } from './outline.ts';
import { toScreening } from './screening.ts';

/** What testers read about a brand; null while it is hidden. */
async function brandOf(services: FileServices, brandId: number): Promise<Schemas['TesterProjectBrand'] | null> {
  const brand = await findBrand(services.db, brandId);
  if (brand === undefined) return null;
  const { id, name, text_de: textDe, text_en: textEn, link, tests } = brand;
  const [logo] = await filesOfAll(services, 'testerBrand', [id], 'profile');
  return { brandId: id, name, textDe, textEn, link, picture: logo?.url ?? null, tests };
}

/** Applications that wait for an answer, with one of the tester: the own one, or the one that is thought of. */
function waitingWith(row: ProjectRow): number {
  const isAmongThem = row.own_status === PROJECT_APPLICATION_STATUS.pending && row.own_withdrawn_at === null;
  return row.pending + (isAmongThem ? 0 : 1);
}

type Caller = Pick<CallContext, 'services' | 'user'>;

/** What the page of a product test shows to a user; to staff, who have no profile, nothing is compared. */
async function detailOf({ services, user }: Caller, row: ProjectRow): Promise<Schemas['TesterProjectDetail']> {
  const { db, clock } = services;
  const today = berlinDay(clock.now());
  const projectId = row.id;
  const [profile, screening, questionnaires, brand, media, descriptionFile] = await Promise.all([
    findTester(db, user.id),
    findScreening(db, projectId),
    findTestQuestionnaires(db, [projectId]),
    brandOf(services, row.brand_id),
    mediaOfProjects(services, [projectId]),
    descriptionOf(services, projectId),
  ]);
  const facts = toFacts(profile, today);
  const conditions = fitOf(toConditions(row), facts, today);
  const card = toCard(row, { fits: conditions, picture: pictureOf(media.get(projectId), row.picture), today });
  const waiting = waitingWith(row);
  const own = ownOf(row);
  const denial = applyDenial({ status: row.status, applicationUntil: row.application_until }, own, {
    missedDeadlines: facts.missedDeadlines,
    today,
  });
  return {
    ...card,
    productDe: row.product_de,
    productEn: row.product_en,
    selectionOn: row.selection_on,
    shipsOn: row.ships_on,
    asksVideo: row.asks_video,
    ageFrom: row.age_from,
    ageTo: row.age_to,
    genders: row.genders,
    minChildren: row.min_children,
    childAgeFrom: row.child_age_from,
    childAgeTo: row.child_age_to,
    needsCategory: row.needs_category,
    conditions: [...conditions],
    waiting,
    chances: { ...chances(card.placesLeft, waiting) },
    pointsByEvent: [...pointsOfProject({ questionnaires: row.questionnaires, asksVideo: row.asks_video })],
    brand,
    media: [...(media.get(projectId) ?? [])],
    descriptionFile,
    questionnaires: questionnaires.map((each) => toOutline(each)),
    screening: screening ? toScreening(screening) : null,
    denial: denial ?? null,
    canWithdraw:
      own !== null && canWithdraw({ ...own, shippedAt: row.own_shipped_at, completedAt: row.own_completed_at }),
  };
}

/** A product test as its page shows it to a tester. */
export async function projectDetail(caller: Caller, projectId: number): Promise<Schemas['TesterProjectDetail']> {
  const row = await findProject(caller.services.db, caller.user.id, projectId);
  if (row === undefined) throw notFound();
  return detailOf(caller, row);
}

/** The same for staff; a test that is being prepared is shown as it will be once it is published. */
export async function projectPreview(caller: Caller, projectId: number): Promise<Schemas['TesterProjectDetail']> {
  const row = await findProject(caller.services.db, caller.user.id, projectId);
  if (row === undefined) throw notFound();
  const { pending, application } = PROJECT_STATUS;
  return detailOf(caller, row.status === pending ? { ...row, status: application } : row);
}

import { sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import { PROJECT_APPLICATION_STATUS, PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { totalPoints } from '@resonanz/domain/testerPoints';
import type { Database } from '../../platform/database/connect.ts';

type TesterProject = components['schemas']['TesterProject'];

/** What a test brings whoever does all of it in time. */
const pointsOf = (asksVideo: boolean): number =>
  totalPoints([
    'applicationSent',
    'applicationAccepted',
    'testCompletedInTime',
    'questionnaire',
    ...(asksVideo ? (['videoReview'] as const) : []),
  ]);

/** The projects that testers can apply for today, with the tester's own application. */
export async function openProjects(db: Database, testerId: number, today: string): Promise<TesterProject[]> {
  const rows = await db
    .selectFrom('tester_projects as p')
    .innerJoin('tester_brands as b', 'b.id', 'p.brand_id')
    .leftJoin('tester_applications as own', (join) =>
      join.onRef('own.project_id', '=', 'p.id').on('own.user_id', '=', testerId).on('own.withdrawn_at', 'is', null),
    )
    .where('p.status', '=', PROJECT_STATUS.application)
    .where('p.application_until', '>=', today)
    .selectAll('p')
    .select([
      'b.name as brand_name',
      'own.status as own_status',
      sql<number>`(select count(*) from tester_applications a where a.project_id = p.id
        and a.withdrawn_at is null)`.as('applications'),
      sql<number>`(select count(*) from tester_applications a where a.project_id = p.id
        and a.withdrawn_at is null and a.status = ${PROJECT_APPLICATION_STATUS.approved})`.as('accepted'),
    ])
    .orderBy('p.application_until')
    .orderBy('p.id')
    .execute();
  return rows.map((row) => ({
    projectId: row.id,
    titleDe: row.title_de,
    titleEn: row.title_en,
    descriptionDe: row.description_de,
    descriptionEn: row.description_en,
    brandName: row.brand_name,
    category: row.category ?? 0,
    type: row.type,
    picture: row.picture,
    places: row.places,
    placesLeft: Math.max(0, row.places - row.accepted),
    applications: row.applications,
    startsOn: row.starts_on ?? today,
    endsOn: row.ends_on ?? today,
    applicationUntil: row.application_until ?? today,
    points: pointsOf(row.asks_video),
    regional: row.federal_states[0] ?? null,
    applicationStatus: row.own_status,
  }));
}

/** Projects that visitors see at most. */
const MAX_TEASERS = 4;
/** No tester: visitors have no applications. */
const NOBODY = 0;

/** The open projects that end first, as visitors see them. */
export async function teaserProjects(
  db: Database,
  today: string,
): Promise<components['schemas']['TesterProjectTeaser'][]> {
  const projects = await openProjects(db, NOBODY, today);
  return projects.slice(0, MAX_TEASERS).map((project) => ({
    projectId: project.projectId,
    titleDe: project.titleDe,
    titleEn: project.titleEn,
    brandName: project.brandName,
    category: project.category,
    type: project.type,
    picture: project.picture,
    places: project.places,
    placesLeft: project.placesLeft,
    startsOn: project.startsOn,
    endsOn: project.endsOn,
    applicationUntil: project.applicationUntil,
    points: project.points,
  }));
}

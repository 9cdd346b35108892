import { sql } from 'kysely';
import type { components } from '@resonanz/contract/types';
import type { Database } from '../../platform/database/connect.ts';

type TesterProject = components['schemas']['TesterProject'];

const RUNNING = 2;
const ACCEPTED = 1;

/** The projects that testers can apply for today, with the tester's own application. */
export async function openProjects(db: Database, testerId: number, today: string): Promise<TesterProject[]> {
  const rows = await db
    .selectFrom('tester_projects as p')
    .leftJoin('tester_applications as own', (join) =>
      join.onRef('own.project_id', '=', 'p.id').on('own.user_id', '=', testerId),
    )
    .where('p.status', '=', RUNNING)
    .where('p.application_until', '>=', today)
    .selectAll('p')
    .select([
      'own.status as own_status',
      sql<number>`(select count(*) from tester_applications a where a.project_id = p.id)`.as('applications'),
      sql<number>`(select count(*) from tester_applications a where a.project_id = p.id and a.status = ${ACCEPTED})`.as(
        'accepted',
      ),
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
    type: row.type as 1 | 2,
    picture: row.picture,
    places: row.places,
    placesLeft: Math.max(0, row.places - row.accepted),
    applications: row.applications,
    startsOn: row.starts_on ?? today,
    endsOn: row.ends_on ?? today,
    applicationUntil: row.application_until ?? today,
    points: row.points,
    regional: row.regional,
    applicationStatus: row.own_status as 0 | 1 | 2 | 3 | null,
  }));
}

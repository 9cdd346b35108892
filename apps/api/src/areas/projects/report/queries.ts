import { sql } from 'kysely';
import { PROJECT_APPLICATION_STATUS } from '@resonanz/domain/projectStates';
import type { Db } from '../../../platform/database/schema.ts';

/** How far the testers of a product test came. */
export interface Participation {
  applications: number;
  accepted: number;
  received: number;
  completed: number;
  missed: number;
}

/** How many took part, and how far they came. */
export async function findParticipation(db: Db, projectId: number): Promise<Participation> {
  const { rows } = await sql<Participation>`
    select count(*)::int as applications,
      count(*) filter (where status = ${PROJECT_APPLICATION_STATUS.approved})::int as accepted,
      count(*) filter (where received_at is not null)::int as received,
      count(*) filter (where completed_at is not null)::int as completed,
      count(*) filter (where missed_at is not null)::int as missed
    from tester_applications where project_id = ${projectId} and withdrawn_at is null`.execute(db);
  return rows[0] ?? { applications: 0, accepted: 0, received: 0, completed: 0, missed: 0 };
}

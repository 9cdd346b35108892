import { type RawBuilder, sql } from 'kysely';
import { PROJECT_APPLICATION_STATUS, PROJECT_STATUS } from '@resonanz/domain/projectStates';
import type { Database } from '../../../platform/database/connect.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { type Filters, ofProject, shared } from './filters.ts';

/** Places `a` of published projects `p` whose test is not completed. */
const runningTests = (filters: Filters): RawBuilder<unknown> => sql`
  from tester_applications a join tester_projects p on p.id = a.project_id and p.status = ${PROJECT_STATUS.application}
  where a.status = ${PROJECT_APPLICATION_STATUS.approved} and a.withdrawn_at is null and ${ofProject(filters)}`;

/** How many there are, and their project where it is one. */
const counted = (db: Database, from: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
  shared(
    db,
    sql<Schemas['TesterTodo']>`
    select count(*)::int as count, case when count(distinct p.id) = 1 then jsonb_build_object(
      'projectId', min(p.id), 'titleDe', min(p.title_de), 'titleEn', min(p.title_en)) end as project
    ${from} and ${condition}`,
  );

/** Places without a shipped product in projects that take no applications any more. */
export const countUnshipped = (db: Database, filters: Filters, today: string) =>
  counted(
    db,
    runningTests(filters),
    sql`a.shipped_at is null and a.completed_at is null and a.missed_at is null and p.application_until < ${today}`,
  );

/** Tests whose answers are late. */
export const countOverdue = (db: Database, filters: Filters) =>
  counted(db, runningTests(filters), sql`a.missed_at is not null and a.completed_at is null`);

/** Pictures and videos that their testers do not let be shown. */
export const countHiddenMedia = (db: Database, filters: Filters) =>
  counted(
    db,
    sql`from files f join tester_applications a on f.subject = 'testerApplication' and f.subject_id = a.id
      join tester_projects p on p.id = a.project_id and p.status = ${PROJECT_STATUS.application}
      where f.deleted_at is null and ${ofProject(filters)}`,
    sql`a.media_consent_at is null and a.withdrawn_at is null`,
  );

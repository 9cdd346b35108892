import { sql } from 'kysely';
import { PROJECT_APPLICATION_STATUS, PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { ROLE } from '@resonanz/domain/roles';
import type { Database } from '../../../platform/database/connect.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { type Filters, ofProject, ofTester, periodOf, shared, within } from './filters.ts';

const tester = sql.lit(ROLE.tester);
/** Projects that are listed at most. */
const MAX_RUNNING = 50;

/** Answers to questionnaires about products that were sent in the period. */
const sentAnswers = (filters: Filters) => sql`questionnaire_answers s
      join project_questionnaires q on q.id = s.questionnaire_id and q.kind = 'test'
      join tester_projects p on p.id = q.project_id
      where ${within('s.sent_at', periodOf(filters))} and ${ofProject(filters)}`;

/** Testers by country and federal state: all, active ones, those of the period and blocked ones. */
export const testersByState = (db: Database, filters: Filters) =>
  shared(
    db,
    sql<{
      country: Schemas['CountryKey'] | null;
      federalState: string | null;
      total: number;
      active: number;
      new: number;
      blocked: number;
    }>`
    with kept as (
      select t.country, t.federal_state, count(*)::int as total,
        (count(*) filter (where o.id is null and not t.is_blocked))::int as active,
        (count(*) filter (where o.id is null and t.is_blocked))::int as blocked
      from tester_profiles t
      -- The few accounts that are not those of active testers, so that nobody looks at each of the others.
      left join users o on o.id = t.user_id
        and (o.role_id <> ${tester} or not o.is_active or o.archived or not o.email_verify)
      where (o.id is null or (o.role_id = ${tester} and not o.archived)) and ${ofTester(filters)}
      group by t.country, t.federal_state),
    added as (
      select t.country, t.federal_state, count(*)::int as added
      from users u join tester_profiles t on t.user_id = u.id
      where u.role_id = ${tester} and not u.archived and ${within('u.created_at', periodOf(filters))}
        and ${ofTester(filters)}
      group by t.country, t.federal_state)
    select kept.country, kept.federal_state as "federalState", kept.total, kept.active, kept.blocked,
      coalesce(added.added, 0) as new
    from kept left join added on added.country is not distinct from kept.country
      and added.federal_state is not distinct from kept.federal_state`,
  );

/** Projects by where they are. */
export const countProjects = (db: Database, filters: Filters, today: string) =>
  shared(
    db,
    sql<Schemas['TesterStatistics']['projects']>`
    select
      (count(*) filter (where p.status = ${PROJECT_STATUS.application} and p.application_until >= ${today}))::int as open,
      (count(*) filter (where p.status = ${PROJECT_STATUS.application}
        and coalesce(p.application_until < ${today}, true)))::int as running,
      (count(*) filter (where p.status = ${PROJECT_STATUS.completed}
        and ${within('p.completed_at', periodOf(filters))}))::int as completed
    from tester_projects p where ${ofProject(filters)}`,
  );

/** Applications without a decision, and the oldest of them. */
export const countWaiting = (db: Database, filters: Filters) =>
  shared(
    db,
    sql<Schemas['TesterStatistics']['applications']>`
    select count(*)::int as waiting, min(a.created_at) as "oldestAt"
    from tester_applications a join tester_projects p on p.id = a.project_id
    where a.status = ${PROJECT_APPLICATION_STATUS.pending} and a.withdrawn_at is null
      and p.status = ${PROJECT_STATUS.application} and ${ofProject(filters)}`,
  );

/** Who was accepted for tests that ended in the period, and who sent everything. */
export const participation = (db: Database, filters: Filters) =>
  shared(
    db,
    sql<Schemas['TesterShare']>`
    select (count(*) filter (where a.completed_at is not null))::int as part, count(*)::int as whole
    from tester_applications a join tester_projects p on p.id = a.project_id
    where a.status = ${PROJECT_APPLICATION_STATUS.approved} and a.withdrawn_at is null
      and p.ends_on between ${filters.from} and ${filters.to} and ${ofProject(filters)}`,
  );

/** Questionnaires sent in time, of those that were sent or missed in the period. */
export const punctuality = (db: Database, filters: Filters) => {
  const period = periodOf(filters);
  return shared(
    db,
    sql<Schemas['TesterShare']>`
    select sent.in_time as part, sent.total + missed.total as whole
    from (select (count(*) filter (where not s.is_late))::int as in_time, count(*)::int as total
      from ${sentAnswers(filters)}) sent,
    (select count(*)::int as total from questionnaire_notices n
      join project_questionnaires q on q.id = n.questionnaire_id
      join tester_projects p on p.id = q.project_id
      where n.kind = 'missed' and ${within('n.sent_at', period)} and ${ofProject(filters)}
        and not exists (select 1 from questionnaire_answers s where s.application_id = n.application_id
          and s.questionnaire_id = n.questionnaire_id and s.sent_at is not null)) missed`,
  );
};

/** Tests completed in the period, and those with a picture or video. */
export const withMedia = (db: Database, filters: Filters) =>
  shared(
    db,
    sql<Schemas['TesterShare']>`
    select (count(*) filter (where exists (select 1 from files f
      where f.subject = 'testerApplication' and f.subject_id = a.id and f.deleted_at is null)))::int as part,
      count(*)::int as whole
    from tester_applications a join tester_projects p on p.id = a.project_id
    where ${within('a.completed_at', periodOf(filters))} and ${ofProject(filters)}`,
  );

/** Mails of newsletters of the period that may be measured, and those that were opened. */
export const newsletterOpened = (db: Database, filters: Filters) =>
  shared(
    db,
    sql<Schemas['TesterShare']>`
    select (count(*) filter (where r.opened_at is not null))::int as part, count(*)::int as whole
    from newsletter_receivers r join newsletters n on n.id = r.newsletter_id
    join tester_profiles t on t.user_id = r.user_id
    where r.is_measured and r.state = 'sent' and ${within('r.sent_at', periodOf(filters))} and ${ofTester(filters)}
      and ${filters.projectId === undefined ? sql`true` : sql`n.project_id = ${filters.projectId}`}`,
  );

/** Sum of the points booked in the period; corrections belong to no project. */
export const sumPoints = (db: Database, filters: Filters) =>
  shared(
    db,
    sql<{ total: number }>`
    select coalesce(sum(b.points), 0)::int as total
    from tester_points b left join tester_projects p on p.id = b.project_id
    where ${within('b.created_at', periodOf(filters))} and ${ofProject(filters)}`,
  );

/** What happened on each day of the period. */
export const happeningsByDay = (db: Database, filters: Filters) => {
  const period = periodOf(filters);
  const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'Europe/Berlin')::date`;
  return shared(
    db,
    sql<Schemas['TesterStatistics']['days'][number]>`
    select day, sum(applications)::int as applications, sum(reports)::int as reports from (
      select ${dayOf('a.created_at')} as day, 1 as applications, 0 as reports
      from tester_applications a join tester_projects p on p.id = a.project_id
      where ${within('a.created_at', period)} and ${ofProject(filters)}
      union all
      select ${dayOf('s.sent_at')}, 0, 1
      from ${sentAnswers(filters)}) happened
    group by day order by day`,
  );
};

/** Published projects, the one that ends first in front. */
export const listRunning = (db: Database, filters: Filters) =>
  shared(
    db,
    sql<Omit<Schemas['TesterStatistics']['running'][number], 'stage'>>`
    select p.id as "projectId", p.title_de as "titleDe", p.title_en as "titleEn", p.picture, b.name as "brandName",
      p.type, p.places,
      (count(a.id) filter (where a.status = ${PROJECT_APPLICATION_STATUS.approved}))::int as "placesTaken",
      (count(a.id) filter (where a.status = ${PROJECT_APPLICATION_STATUS.pending}))::int as waiting,
      p.application_until as "applicationUntil", p.ends_on as "endsOn"
    from tester_projects p join tester_brands b on b.id = p.brand_id
    left join tester_applications a on a.project_id = p.id and a.withdrawn_at is null
    where p.status = ${PROJECT_STATUS.application} and ${ofProject(filters)}
    group by p.id, b.name
    order by p.ends_on nulls last, p.id limit ${MAX_RUNNING}`,
  );

import { type Kysely, type RawBuilder, sql } from 'kysely';
import { PROJECT_APPLICATION_STATUS, PROJECT_STATUS } from '@resonanz/domain/projectStates';
import { ROLE } from '@resonanz/domain/roles';
import { TESTER_POINTS } from '@resonanz/domain/testerPoints';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { Schema } from '../platform/database/schema.ts';
import { continueIds } from './insertRows.ts';

/** How much there is of each in the large data; answers are three for each completed application. */
const MANY = {
  testers: 200_000,
  completedProjects: 1_000,
  openProjects: 800,
  draftProjects: 200,
  testsOfCompletedProject: 1_000,
  applicationsOfOpenProject: 250,
} as const;
/** Questionnaires of each project. */
const QUESTIONNAIRES = 3;
/** Projects whose rows are written by one statement; each of them has to end in time on a slow machine, too. */
const PROJECTS_PER_STATEMENT = 10;

const FIRST_NAMES = `array['Anna','Ben','Clara','David','Elif','Finn','Greta','Hannes','Ida','Jonas','Katharina',
  'Lukas','Marie','Noah','Olga','Paul','Ronja','Samuel','Theresa','Ulrich','Vera','Wolfgang','Yara','Zoe']`;
const LAST_NAMES = `array['Ahrens','Baumgartner','Czerny','Dombrowski','Eichhorn','Feldmann','Grünwald','Hofer',
  'Iversen','Jansen','Köhler','Lindner','Moser','Nowak','Oberhuber','Petersen','Quast','Richter','Schäfer','Thalmann',
  'Ullrich','Vogel','Wagner','Xander','Yilmaz','Zimmermann','Ackermann','Brandl','Dörfler']`;
const STATES = `array['DE-NW','DE-NW','DE-BY','DE-BY','DE-BW','DE-NI','DE-HE','DE-BE','DE-SN','DE-HH','AU-9','CH-ZH']`;
const CITIES = `array['Köln','Münster','München','Nürnberg','Stuttgart','Hannover','Kassel','Berlin','Leipzig',
  'Hamburg','Wien','Zürich']`;

/** One of an array's elements for a number `n`, the same every time; `factor` keeps columns apart from each other. */
const pick = (array: string, factor: number): RawBuilder<unknown> =>
  sql.raw(`(${array})[1 + (n::bigint * ${factor} / 7) % array_length(${array}, 1)]`);

async function insertTesters(tx: Kysely<Schema>, first: number, now: string): Promise<void> {
  await sql`insert into users (id, email, first_name, last_name, role_id, email_verify, default_language, created_at,
      updated_at)
    select ${first}::int + n, 'tester-' || n || '@testerworld.example', ${pick(FIRST_NAMES, 3)}, ${pick(LAST_NAMES, 5)},
      ${ROLE.tester}, true, case when n % 8 = 3 then 'EN' else 'DE' end,
      ${now}::timestamptz - make_interval(hours => n % 20000), ${now}::timestamptz
    from generate_series(0, ${MANY.testers - 1}) n`.execute(tx);
  await sql`insert into tester_profiles (user_id, gender, dob, country, federal_state, city, categories, children,
      child_birth_years, ugc_campaign, regional_tests, newsletter, newsletter_confirmed_at)
    select ${first}::int + n, (array['female','female','male','male','divers'])[1 + n % 5],
      ${now}::date - (6940 + (n::bigint * 7919) % 17000)::int,
      case when state like 'AU%' then 'AU' when state like 'CH%' then 'CH' else 'DE' end, state, ${pick(CITIES, 7)},
      array[11 + n % 5, 21 + (n / 5) % 5, 81 + (n / 25) % 3], n % 4,
      (array[2010 + n % 10, 2015 + n % 8, 2020 + n % 5]::smallint[])[1:n % 4], n % 3 = 0, n % 2 = 0,
      case when n / 5 % 5 < 3 then 'confirmed' else 'none' end,
      case when n / 5 % 5 < 3 then ${now}::timestamptz - make_interval(hours => n % 20000) end
    from (select n, ${pick(STATES, 7)} as state from generate_series(0, ${MANY.testers - 1}) n) many`.execute(tx);
}

/** Projects from `first` on: the completed ones, then the open ones, then drafts; they look like those by hand. */
async function insertProjects(tx: Kysely<Schema>, first: number, now: string): Promise<void> {
  const { completedProjects, openProjects, draftProjects } = MANY;
  const { completed, application, pending } = PROJECT_STATUS;
  const count = completedProjects + openProjects + draftProjects;
  await sql`insert into tester_projects (id, title_de, title_en, description_de, description_en, product_de, product_en,
      brand_id, owner_user_id, category, type, status, picture, places, application_until, selection_on, ships_on,
      starts_on, ends_on, asks_video, age_from, age_to, genders, federal_states, countries, min_children,
      needs_category, published_at, completed_at, created_at, updated_at)
    select ${first}::int + n, like_it.title_de || ' ' || n + 1, like_it.title_en || ' ' || n + 1,
      like_it.description_de, like_it.description_en, like_it.product_de, like_it.product_en,
      like_it.brand_id, like_it.owner_user_id,
      (array[11, 12, 13, 21, 22, 81, 82])[1 + n % 7], 1 + n % 2, many.status, like_it.picture,
      case when many.status = ${completed} then ${MANY.testsOfCompletedProject} else 40 + n % 60 end,
      until, until + 3, until + 7, until + 10, until + 40, n % 3 = 0,
      case when n % 4 = 0 then 18 + n % 20 end, case when n % 8 = 0 then 45 + n % 20 end,
      case when n % 6 = 0 then array['female'] else '{}'::text[] end,
      case when n % 9 = 0 then array['DE-NW','DE-BY'] else '{}'::text[] end,
      case when n % 5 = 0 then array['DE'] else '{}'::text[] end, case when n % 7 = 0 then 1 end, n % 10 = 0,
      case when many.status <> ${pending} then (until - 30)::timestamptz end,
      case when many.status = ${completed} then (until + 41)::timestamptz end, (until - 40)::timestamptz,
      (until - 30)::timestamptz
    from (select n, ${now}::date + case when n < ${completedProjects} then -60 - n % 500 else n % 60 end as until,
        (case when n < ${completedProjects} then ${completed} when n < ${completedProjects + openProjects}
          then ${application} else ${pending} end)::smallint as status
      from generate_series(0, ${count - 1}) n) many
    join (select p.*, row_number() over (order by p.id) - 1 as row, count(*) over () as rows from tester_projects p
      where p.id < ${first}::int) like_it on like_it.row = many.n % like_it.rows`.execute(tx);
}

/** Three questionnaires of each project, with the questions of one by hand; ids from `first` on. */
async function insertQuestionnaires(tx: Kysely<Schema>, first: number, firstProject: number): Promise<void> {
  const model = sql`(select v.definition from questionnaire_versions v
    join project_questionnaires q on q.id = v.questionnaire_id where q.kind = 'test' order by q.id limit 1)`;
  await sql`insert into project_questionnaires (id, project_id, kind, position, title_de, title_en, opens_on, due_on,
      draft)
    select ${first}::int + (p.id - ${firstProject}::int) * ${QUESTIONNAIRES}::int + k, p.id, 'test', k + 1,
      'Fragebogen ' || k + 1, 'Questionnaire ' || k + 1, p.starts_on + k * 10, p.starts_on + k * 10 + 7, ${model}
    from tester_projects p cross join generate_series(0, ${QUESTIONNAIRES - 1}) k
    where p.id >= ${firstProject}`.execute(tx);
  await sql`insert into questionnaire_versions (questionnaire_id, version, definition)
    select id, 1, draft from project_questionnaires where id >= ${first}`.execute(tx);
  await sql`update project_questionnaires set version = 1 where id >= ${first}`.execute(tx);
}

interface Firsts {
  readonly tester: number;
  readonly project: number;
  readonly questionnaire: number;
  readonly application: number;
}

/** Applications of some projects in a row, with their answers and what was booked for them. */
async function insertApplications(
  tx: Kysely<Schema>,
  firsts: Firsts,
  { from, to, each, isCompleted }: { from: number; to: number; each: number; isCompleted: boolean },
): Promise<void> {
  const { approved, pending } = PROJECT_APPLICATION_STATUS;
  const first = firsts.application;
  const until = first + (to - from) * each;
  // Steps that divide no other number keep each tester to one application for a project.
  await sql`insert into tester_applications (id, project_id, user_id, status, decided_at, decided_how, fit_met, fit_of,
      shipped_at, received_at, completed_at, created_at, updated_at)
    select ${first}::int + (n - ${from}::int) * ${each}::int + k, p.id,
      ${firsts.tester}::int + ((n::bigint * 104729 + k * 199) % ${MANY.testers})::int,
      case when ${isCompleted}::boolean or k < 20 then ${approved}::smallint else ${pending}::smallint end,
      case when ${isCompleted}::boolean or k < 20 then p.selection_on::timestamptz end,
      case when ${isCompleted}::boolean or k < 20 then 'lottery' end, 3 + k % 4, 6,
      case when ${isCompleted}::boolean then p.ships_on::timestamptz end,
      case when ${isCompleted}::boolean then p.starts_on::timestamptz end,
      case when ${isCompleted}::boolean then p.ends_on::timestamptz end, p.published_at + make_interval(mins => k),
      p.published_at + make_interval(mins => k)
    from generate_series(${from}::int, ${to - 1}::int) n
    join tester_projects p on p.id = ${firsts.project}::int + n
    cross join generate_series(0, ${each - 1}::int) k`.execute(tx);
  const mine = sql`a.id >= ${first}::int and a.id < ${until}::int`;
  const book = (event: 'applicationSent' | 'applicationAccepted' | 'testCompletedInTime', at: string) =>
    sql`insert into tester_points (user_id, project_id, application_id, event, points, created_at)
      select a.user_id, a.project_id, a.id, ${event}::text, ${TESTER_POINTS[event]}::int, ${sql.ref(`a.${at}`)}
      from tester_applications a where ${mine} and ${sql.ref(`a.${at}`)} is not null`.execute(tx);
  await book('applicationSent', 'created_at');
  await book('applicationAccepted', 'decided_at');
  if (!isCompleted) return;
  await book('testCompletedInTime', 'completed_at');
  await sql`insert into questionnaire_answers (application_id, questionnaire_id, version, answers, is_late, created_at,
      updated_at, sent_at)
    select a.id, ${firsts.questionnaire}::int + (a.project_id - ${firsts.project}::int) * ${QUESTIONNAIRES}::int + k, 1,
      jsonb_build_object('q1', 1 + (a.id + k) % 5, 'q2', (a.id + k) % 11), (a.id + k) % 19 = 0, a.completed_at,
      a.completed_at, a.completed_at
    from tester_applications a cross join generate_series(0, ${QUESTIONNAIRES - 1}) k where ${mine}`.execute(tx);
}

/** What has happened to the projects; whom it was about is said of the open ones, which have accepted few. */
async function insertProjectHistory(tx: Kysely<Schema>, firstProject: number): Promise<void> {
  const { add, update, statusChange } = HISTORY_ACTION;
  const { pending, application, completed } = PROJECT_STATUS;
  const moved = (before: number, after: number) =>
    sql`jsonb_build_object('status', jsonb_build_array(${before}::int, ${after}::int))`;
  await sql`insert into history (entity, entity_id, user_id, action, changes, at)
    select 'project', p.id, p.owner_user_id, e.action, e.changes, e.at
    from tester_projects p
    left join (select a.project_id, min(a.decided_at) as at, jsonb_agg(a.user_id order by a.id) as people
      from tester_applications a join tester_projects o on o.id = a.project_id
      where a.status = ${PROJECT_APPLICATION_STATUS.approved} and o.status = ${application}
        and o.id >= ${firstProject}::int
      group by a.project_id) accepted on accepted.project_id = p.id
    cross join lateral (values
      (1, ${add}::smallint, jsonb_build_object('titleDe', jsonb_build_array(null, p.title_de)), p.created_at),
      (2, ${statusChange}::smallint, ${moved(pending, application)}, p.published_at),
      (3, ${update}::smallint, jsonb_build_object('accepted', jsonb_build_array(null, accepted.people)), accepted.at),
      (4, ${statusChange}::smallint, ${moved(application, completed)}, p.completed_at)
    ) e (step, action, changes, at)
    where p.id >= ${firstProject}::int and e.at is not null
    order by p.id, e.step`.execute(tx);
}

async function nextId(tx: Kysely<Schema>, table: 'users' | 'tester_projects' | 'tester_applications') {
  const { rows } = await sql<{ next: number }>`select coalesce(max(id), 0)::int + 1 as next
    from ${sql.table(table)}`.execute(tx);
  return rows[0]?.next ?? 1;
}

/** Two hundred thousand testers with two thousand product tests and three million answers, made by the database. */
export async function seedManyTesters(tx: Kysely<Schema>, now: Date): Promise<void> {
  const at = now.toISOString();
  const tester = await nextId(tx, 'users');
  const project = await nextId(tx, 'tester_projects');
  let application = await nextId(tx, 'tester_applications');
  const { rows } = await sql<{ next: number }>`select coalesce(max(id), 0)::int + 1 as next
    from project_questionnaires`.execute(tx);
  const questionnaire = rows[0]?.next ?? 1;
  await insertTesters(tx, tester, at);
  await insertProjects(tx, project, at);
  await insertQuestionnaires(tx, questionnaire, project);
  const parts = [
    { from: 0, until: MANY.completedProjects, each: MANY.testsOfCompletedProject, isCompleted: true },
    {
      from: MANY.completedProjects,
      until: MANY.completedProjects + MANY.openProjects,
      each: MANY.applicationsOfOpenProject,
      isCompleted: false,
    },
  ];
  for (const { from, until, ...part } of parts)
    for (let start = from; start < until; start += PROJECTS_PER_STATEMENT) {
      const to = Math.min(until, start + PROJECTS_PER_STATEMENT);
      await insertApplications(tx, { tester, project, questionnaire, application }, { ...part, from: start, to });
      application += (to - start) * part.each;
    }
  await insertProjectHistory(tx, project);
  await sql`update tester_profiles t set total_points = s.points
    from (select user_id, sum(points)::int as points from tester_points group by user_id) s
    where s.user_id = t.user_id and t.user_id >= ${tester}`.execute(tx);
  for (const table of ['users', 'tester_projects', 'tester_applications', 'project_questionnaires'] as const)
    await continueIds(tx, table);
}

import { type Kysely, sql } from 'kysely';

const statements = [
  // Whether, and since when, the brand may show the pictures and videos of a test.
  `alter table tester_applications add column media_consent_at timestamptz`,
  // What testers were told about a questionnaire, so that each of it is said once.
  `create table questionnaire_notices (
     application_id integer not null references tester_applications (id) on delete cascade,
     questionnaire_id integer not null references project_questionnaires (id) on delete cascade,
     kind text not null check (kind in ('opened', 'reminder', 'missed')),
     sent_at timestamptz not null default now(),
     primary key (application_id, questionnaire_id, kind)
   )`,
  `create index questionnaire_notices_questionnaire on questionnaire_notices (questionnaire_id)`,
  `create index project_questionnaires_due on project_questionnaires (due_on) where kind = 'test'`,
];

/** The consent of testers to show their pictures and videos, and the notices about their questionnaires. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

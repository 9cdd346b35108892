import { type Kysely, sql } from 'kysely';

const statements = [
  // Order, words and cover of what is a file already.
  `create table project_media (
     file_id integer primary key references files (id) on delete cascade,
     project_id integer not null references tester_projects (id) on delete cascade,
     position integer not null default 2147483647,
     alt_de text not null default '',
     alt_en text not null default '',
     is_cover boolean not null default false
   )`,
  `create index project_media_project on project_media (project_id, position)`,
  `create unique index project_media_cover on project_media (project_id) where is_cover`,
  // Whom staff reminded of their answers: once a day at the most.
  `create table project_reminders (
     application_id integer not null references tester_applications (id) on delete cascade,
     day date not null,
     sent_at timestamptz not null default now(),
     sent_by integer references users (id) on delete set null,
     primary key (application_id, day)
   )`,
  // Who was invited to a test, each once.
  `create table project_invitations (
     project_id integer not null references tester_projects (id) on delete cascade,
     user_id integer not null references users (id) on delete cascade,
     sent_at timestamptz not null default now(),
     sent_by integer references users (id) on delete set null,
     primary key (project_id, user_id)
   )`,
  `create index project_invitations_user on project_invitations (user_id)`,
];

/** Order, words and cover of the media of product tests, and the reminders and invitations that staff send. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

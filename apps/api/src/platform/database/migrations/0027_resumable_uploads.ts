import { type Kysely, sql } from 'kysely';

const statements: readonly string[] = [
  `create table resumable_uploads (
     id text primary key check (id ~ '^[0-9a-f]{32}$'),
     user_id integer not null references users (id) on delete cascade,
     subject text not null,
     subject_id integer not null,
     kind text not null,
     name text not null,
     size integer not null check (size > 0),
     fingerprint text,
     created_at timestamptz not null default now(),
     expires_at timestamptz not null,
     finishing_at timestamptz,
     file_id integer references files (id) on delete set null
   )`,
  `create index resumable_uploads_user on resumable_uploads (user_id, expires_at)`,
  // Which records have files, and which kinds, is said in one place: the contract and storage/fileSubjects.ts.
  `alter table files drop constraint if exists files_subject_check`,
  `alter table files drop constraint if exists files_kind_check`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

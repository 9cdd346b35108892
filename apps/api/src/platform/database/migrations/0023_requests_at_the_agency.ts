import { type Kysely, sql } from 'kysely';

const statements = [
  // Who changed a request last, and when its NDA was sent: what the agency works with.
  `alter table campaign_requests
     add column if not exists updated_by integer references users (id) on delete set null,
     add column if not exists nda_sent_at timestamptz`,
  `create index campaign_requests_assignee on campaign_requests (assignee_user_id)`,

  // Days that the agency gave a brand on top of the usual ones to decide on a channel.
  `alter table campaign_entries add column option_days_added smallint not null default 0 check (option_days_added between 0 and 365)`,

  // Up to which comment of a thread somebody has read.
  `create table comment_reads (
     user_id integer not null references users (id) on delete cascade,
     subject_kind text not null,
     subject_id integer not null,
     audience text not null check (audience in ('internal', 'shared')),
     last_comment_id integer not null,
     primary key (user_id, subject_kind, subject_id, audience)
   )`,

  // Comments of which somebody has not been mailed yet, by thread; and when the last such mail went out.
  `create table comment_mails (
     user_id integer not null references users (id) on delete cascade,
     subject_kind text not null,
     subject_id integer not null,
     title text not null,
     path text not null,
     comments integer not null,
     primary key (user_id, subject_kind, subject_id)
   )`,
  `create table comment_mail_times (
     user_id integer primary key references users (id) on delete cascade,
     sent_at timestamptz not null
   )`,
];

/** Requests as the agency works on them, read marks of comments and the mails about comments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

import { type Kysely, sql } from 'kysely';

const statements = [
  `alter table todos
     add column priority smallint not null default 2 check (priority between 1 and 3),
     add column campaign_id integer references campaigns (id) on delete set null`,
  // The board of one column, and what belongs to one campaign.
  `create index todos_status on todos (status, due_date, id)`,
  `create index todos_campaign on todos (campaign_id) where campaign_id is not null`,
  // Links for calendar programs; what is stored cannot be turned back into the link.
  `create table todo_feeds (
     user_id integer primary key references users (id) on delete cascade,
     token_hash bytea not null unique,
     created_at timestamptz not null
   )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

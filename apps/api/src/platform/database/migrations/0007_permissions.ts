import { type Kysely, sql } from 'kysely';

const statements = [
  // One row a role: it is locked while the rights are saved and tells which version of them is the current one.
  `create table role_permission_versions (
     role_id smallint primary key,
     updated_at timestamptz,
     updated_by integer references users (id) on delete set null
   )`,
  `insert into role_permission_versions (role_id) values (1), (2), (3), (6), (7), (8), (9)`,

  `create index audit_log_failures on audit_log (at desc, id desc) where outcome >= 400`,
  `create index audit_log_role on audit_log (role_id, at desc)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

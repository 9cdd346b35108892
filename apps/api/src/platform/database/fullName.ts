import { type RawBuilder, sql } from 'kysely';

/** Full name of the user with this table alias; null when there is none. */
export function fullNameOf(alias: string): RawBuilder<string | null> {
  return sql<
    string | null
  >`nullif(trim(concat(${sql.ref(`${alias}.first_name`)}, ' ', ${sql.ref(`${alias}.last_name`)})), '')`;
}

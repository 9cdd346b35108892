import { type RawBuilder, sql } from 'kysely';

/** First and last name of the user that a statement knows by this alias; null where there is none. */
export function fullNameOf(alias: string): RawBuilder<string | null> {
  return sql<
    string | null
  >`nullif(trim(concat(${sql.ref(`${alias}.first_name`)}, ' ', ${sql.ref(`${alias}.last_name`)})), '')`;
}

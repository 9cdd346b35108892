import { type RawBuilder, sql } from 'kysely';

/** Conditions on the date of birth for an age between two values on a given day. */
export function agedBetween(
  dob: RawBuilder<unknown>,
  from: number | undefined,
  to: number | undefined,
  today: string,
): RawBuilder<boolean>[] {
  const yearsAgo = (years: number) => sql`(${today}::date - make_interval(years => ${years}::int))::date`;
  return [
    ...(from === undefined ? [] : [sql<boolean>`${dob} <= ${yearsAgo(from)}`]),
    ...(to === undefined ? [] : [sql<boolean>`${dob} > ${yearsAgo(to + 1)}`]),
  ];
}

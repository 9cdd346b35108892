import { type RawBuilder, sql } from 'kysely';

/** That somebody's age on a day lies between two, as conditions on the date of birth. */
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

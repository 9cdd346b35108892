import { type RawBuilder, sql } from 'kysely';
import { ROLE } from '@resonanz/domain/roles';
import type { CallUser } from '../../../platform/access/CallUser.ts';

/** People of the agency who work in the caller's region. */
const colleagues = (user: CallUser) =>
  sql`(select id from users
    where default_region_id = ${user.defaultRegionId}
      and role_id in (${ROLE.admin}, ${ROLE.superAdmin}, ${ROLE.campaignManager}))`;

/** Whether the person in this column is the caller, of the caller's team or anybody. */
export function looksAfter(user: CallUser, whose: 'mine' | 'team' | 'all', column: string): RawBuilder<boolean> {
  if (whose === 'all') return sql<boolean>`true`;
  if (whose === 'team') return sql<boolean>`${sql.ref(column)} in ${colleagues(user)}`;
  return sql<boolean>`${sql.ref(column)} = ${user.id}`;
}

/** Rows that carry the number of all, as a section. */
export function sectionOf<Row extends { total: number }, Wire>(
  rows: readonly Row[],
  toWire: (row: Omit<Row, 'total'>) => Wire,
): { rows: Wire[]; total: number } {
  let all = 0;
  const wire = rows.map(({ total, ...row }) => {
    all = total;
    return toWire(row);
  });
  return { rows: wire, total: all };
}

/** How many rows there are besides those of the page. */
export const totalOfAll = sql<number>`(count(*) over ())::int`;

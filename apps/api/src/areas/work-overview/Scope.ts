import { type RawBuilder, sql } from 'kysely';
import type { components, operations } from '@resonanz/contract/types';
import { berlinDay } from '@resonanz/domain/berlinDay';
import { ROLE } from '@resonanz/domain/roles';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { forbidden } from '../../platform/http/ApiError.ts';
import type { Call } from '../../platform/operations/area.ts';

type Schemas = components['schemas'];
/** A widget of the overview. */
export type Widget = Schemas['OverviewWidget'];

const MOST_ROWS = 5;
const MOST_ROWS_OF_ONE = 100;

/** Whose work is asked for, and how much of it. */
export interface Scope {
  readonly db: Call<'logout'>['services']['db'];
  readonly user: CallUser;
  readonly now: Date;
  /** Calendar date in Berlin. */
  readonly today: string;
  /** Days after which an undecided channel is withdrawn from the brand. */
  readonly optionDays: number;
  readonly region: number | undefined;
  readonly only: Widget | undefined;
  readonly limit: number;
  /** The condition that leaves what the person in this column looks after. */
  looksAfter(column: string): RawBuilder<boolean>;
}

/** People of the agency who work in the caller's region. */
const colleagues = (user: CallUser) =>
  sql`(select id from users where default_region_id = ${user.defaultRegionId} and role_id in (${ROLE.admin}, ${ROLE.superAdmin}, ${ROLE.campaignManager}))`;

/** The scope of a call; the whole agency is left to administrators (modules A3). */
export function scopeOf(
  { user, services }: Pick<Call<'logout'>, 'user' | 'services'>,
  { whose = 'mine', region, widget }: NonNullable<operations['workOverview']['parameters']['query']>,
): Scope {
  if (whose === 'all' && !user.isAdmin) throw forbidden('overviewOfAll');
  const now = services.clock.now();
  return {
    db: services.db,
    user,
    now,
    today: berlinDay(now),
    optionDays: services.optionDays.unpublish,
    region,
    only: widget,
    limit: widget === undefined ? MOST_ROWS : MOST_ROWS_OF_ONE,
    looksAfter(column) {
      if (whose === 'all') return sql<boolean>`true`;
      if (whose === 'team') return sql<boolean>`${sql.ref(column)} in ${colleagues(user)}`;
      return sql<boolean>`${sql.ref(column)} = ${user.id}`;
    },
  };
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

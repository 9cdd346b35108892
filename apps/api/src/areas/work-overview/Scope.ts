import type { RawBuilder } from 'kysely';
import type { operations } from '@resonanz/contract/types';
import { berlinDay } from '@resonanz/domain/berlinDay';
import type { CallUser } from '../../platform/access/CallUser.ts';
import { forbidden } from '../../platform/http/ApiError.ts';
import type { Schemas } from '../../platform/http/Schemas.ts';
import type { CallContext } from '../../platform/operations/area.ts';
import { looksAfter } from './queries/scope.ts';

/** A widget of the overview. */
export type Widget = Schemas['OverviewWidget'];

const MAX_ROWS = 5;
const MAX_ROWS_OF_ONE = 100;

/** Whose work is asked for, and how much of it. */
export interface Scope {
  readonly db: CallContext['services']['db'];
  readonly user: CallUser;
  readonly now: Date;
  /** Calendar date in Berlin. */
  readonly today: string;
  /** Days after which an undecided channel is withdrawn from the brand. */
  readonly optionDays: number;
  readonly region: number | undefined;
  readonly only: Widget | undefined;
  readonly limit: number;
  /** Whether the person in this column is one whose work is asked for. */
  looksAfter(column: string): RawBuilder<boolean>;
}

/** The scope of a call; the whole agency is left to administrators. */
export function scopeOf(
  { user, services }: Pick<CallContext, 'user' | 'services'>,
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
    limit: widget === undefined ? MAX_ROWS : MAX_ROWS_OF_ONE,
    looksAfter: (column) => looksAfter(user, whose, column),
  };
}

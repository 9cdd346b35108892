import type { Kysely } from 'kysely';
import type { CallUser } from '../../platform/access/CallUser.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { forbidden, notFound } from '../../platform/http/ApiError.ts';
import type { Call } from '../../platform/operations/area.ts';
import { visibleRows } from '../ownership/door.ts';
import type { UgcRow } from './order.ts';

type Tx = Kysely<Schema>;

/** Who changes a request. */
export type UgcEditor = Pick<Call<'logout'>, 'user' | 'services' | 'audit'>;

/**
 * A request of the caller, locked until the end of the transaction; others who ask for it wait. 404 when it is not the
 * caller's.
 */
export async function lockedRequest(tx: Tx, user: CallUser, id: number): Promise<UgcRow> {
  const row = await tx
    .selectFrom('ugc_requests as r')
    .selectAll('r')
    .where('r.id', '=', id)
    .where(visibleRows('ugcRequests', user, 'r'))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Who signed up by token reads, decides and comments, and orders nothing. */
export function refuseTokenSignup(user: CallUser): void {
  if (user.signupWithToken) throw forbidden();
}

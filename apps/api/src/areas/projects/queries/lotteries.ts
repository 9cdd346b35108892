import { type Insertable, type Selectable } from 'kysely';
import { fullNameOf } from '../../../platform/database/fullName.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import type { ProjectLotteriesTable } from '../tables.ts';
import { findNames } from './applications.ts';

const MAX_ROWS = 50;

/** Draws of a project, the newest first; only that one where an id is given. */
export async function findLotteries(
  db: Db,
  projectId: number,
  lotteryId?: number,
): Promise<Schemas['ProjectLottery'][]> {
  let query = db
    .selectFrom('project_lotteries as l')
    .leftJoin('users as u', 'u.id', 'l.drawn_by')
    .where('l.project_id', '=', projectId)
    .selectAll('l')
    .select(fullNameOf('u').as('drawnBy'))
    .orderBy('l.id', 'desc')
    .limit(MAX_ROWS);
  if (lotteryId !== undefined) query = query.where('l.id', '=', lotteryId);
  const rows = await query.execute();
  const names = await findNames(
    db,
    rows.flatMap(({ drawn }) => [...drawn.places, ...drawn.reserves]),
  );
  const named = (ids: readonly number[]) => ids.flatMap((id) => names.get(id) ?? []);
  return rows.map((row) => ({
    lotteryId: row.id,
    seed: row.seed,
    places: row.places,
    reserves: row.reserves,
    minFit: row.min_fit,
    isBalanced: row.is_balanced,
    candidates: row.candidates,
    candidateStates: row.candidate_states,
    drawn: named(row.drawn.places),
    reserveList: named(row.drawn.reserves),
    drawnBy: row.drawnBy,
    drawnAt: row.drawn_at,
    appliedAt: row.applied_at,
  }));
}

/** Stores a draw; returns its id. */
export async function insertLottery(tx: Db, values: Insertable<ProjectLotteriesTable>): Promise<number> {
  const { id } = await tx.insertInto('project_lotteries').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Finds a draw of a project and locks it until the transaction ends. */
export async function lockLottery(tx: Db, projectId: number, id: number): Promise<Selectable<ProjectLotteriesTable>> {
  const row = await tx
    .selectFrom('project_lotteries')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

/** Stores when a draw was applied. */
export async function markApplied(tx: Db, id: number, at: Date): Promise<void> {
  await tx.updateTable('project_lotteries').set({ applied_at: at }).where('id', '=', id).execute();
}

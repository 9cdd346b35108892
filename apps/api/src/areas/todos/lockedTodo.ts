import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { notFound } from '../../platform/http/ApiError.ts';
import type { Call } from '../../platform/operations/area.ts';
import { visibleRows } from '../ownership/door.ts';
import type { TodosTable } from './tables.ts';

type Tx = Kysely<Schema>;

/** Who changes to-dos, with what a change needs. */
export type TodoEditor = Pick<Call<'logout'>, 'user' | 'services' | 'audit'>;

/** A to-do as it is stored. */
export type TodoRow = Selectable<TodosTable>;

/** A to-do that the editor sees, held until the transaction ends. */
export async function lockedTodo(tx: Tx, { user }: TodoEditor, id: number): Promise<TodoRow> {
  const row = await tx
    .selectFrom('todos as t')
    .selectAll('t')
    .where('t.id', '=', id)
    .where(visibleRows('todos', user, 't'))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return row;
}

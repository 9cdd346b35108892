import { type RawBuilder, sql } from 'kysely';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { RowRules } from '../../../platform/operations/RowRules.ts';
import { isThereFor, rules, seesEveryRow } from './rowRules.ts';

/** A kind of rows that have owners. */
export type RowKind = keyof typeof rules;

/**
 * The condition that leaves of the rows called `row` in a statement those the user may see; lists, counts and exports
 * filter by it.
 */
export function visibleRows(kind: RowKind, user: CallUser, row: string): RawBuilder<boolean> {
  return isThereFor(rules[kind], user, row);
}

/**
 * The same condition for tables made for lists, where it narrows; undefined for a user who sees all rows, so that
 * counts need not look at them.
 */
export function visibilityFilter(kind: RowKind, user: CallUser, row: string): RawBuilder<boolean> | undefined {
  const condition = rules[kind].visible(user, row);
  return seesEveryRow(condition) ? undefined : condition;
}

/** Whether rows with all these ids exist and are the user's to see. */
export async function seesAll(db: Database, user: CallUser, kind: RowKind, ids: readonly number[]): Promise<boolean> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return true;
  const { rows } = await sql<{ seen: number }>`
    select count(*)::int as seen from ${sql.table(rules[kind].table)} as own
    where own.id in (${sql.join(wanted)}) and ${visibleRows(kind, user, 'own')}`.execute(db);
  return rows[0]?.seen === wanted.length;
}

const isRowKind = (kind: string): kind is RowKind => Object.hasOwn(rules, kind);

/** The rules as the HTTP layer applies them, by the names of the contract. */
export const rowRules: RowRules = {
  has: isRowKind,
  seesAll(db, user, kind, ids) {
    if (!isRowKind(kind)) throw new Error(`There is no rule for rows of the kind ${kind}.`);
    return seesAll(db, user, kind, ids);
  },
};

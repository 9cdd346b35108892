import { type RawBuilder, sql } from 'kysely';
import { isManagement } from '@resonanz/domain/roles';
import type { CallUser } from '../../../platform/access/CallUser.ts';

/** A condition on the rows of a statement. */
export type Condition = RawBuilder<boolean>;

/** The rows of one kind: their table, and which of them, named `row` in a statement, a user may see. */
export interface RowRule {
  readonly table: string;
  visible(user: CallUser, row: string): Condition;
  /** Deleted rows are visible to nobody; tables made for lists do not contain them. */
  exists?(row: string): Condition;
}

/** Leaves every row. */
export const all = sql<boolean>`true`;
/** Leaves no row. */
export const none = sql<boolean>`false`;

/** A column of the rows called `row`. */
export const column = (row: string, name: string): RawBuilder<unknown> => sql.ref(`${row}.${name}`);

/** The agency itself, without managements. */
export const isStaffRoleButManagement = (user: CallUser): boolean =>
  user.audience === 'staff' && !isManagement(user.roleId);

import type { CallUser } from '../access/CallUser.ts';
import type { Database } from '../database/connect.ts';

/** Who may see which rows, by the kinds named in the contract (`x-owner`). */
export interface RowRules {
  /** Whether there is a rule for a kind of row. */
  has(kind: string): boolean;
  /** Whether rows with all these ids exist and are visible to the user. */
  seesAll(db: Database, user: CallUser, kind: string, ids: readonly number[]): Promise<boolean>;
}

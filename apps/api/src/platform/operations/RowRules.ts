import type { CallUser } from '../access/CallUser.ts';
import type { Database } from '../database/connect.ts';

/** Who may see which rows, by the kinds of rows that the contract names (`x-owner`). */
export interface RowRules {
  /** Whether there is a rule for a kind of rows. */
  has(kind: string): boolean;
  /** Whether rows with all these ids exist and are the user's to see. */
  seesAll(db: Database, user: CallUser, kind: string, ids: readonly number[]): Promise<boolean>;
}

import type { Generated } from 'kysely';
import type { PointsEvent } from '@resonanz/domain/testerPoints';
import type { Instant, InstantNow, NumberOrNull, TextOrNull } from '../../platform/database/columns.ts';

/** The ledger of points; nothing in it is ever changed, a correction is an entry of its own. */
export interface TesterPointsTable {
  id: Generated<number>;
  user_id: number;
  project_id: NumberOrNull;
  application_id: NumberOrNull;
  questionnaire_id: NumberOrNull;
  /** The tester whose first test brought the points of `friendRecommended`. */
  friend_user_id: NumberOrNull;
  event: PointsEvent | 'correction';
  points: number;
  note: TextOrNull;
  by_user_id: NumberOrNull;
  created_at: InstantNow;
}

/** What a tester agreed to, with the version that was read and a shortened address; nothing in it is ever changed. */
export interface TesterConsentsTable {
  id: Generated<number>;
  user_id: number;
  kind: 'terms' | 'privacy' | 'newsletter' | 'measuring';
  version: string;
  given_at: Instant;
  address: TextOrNull;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    tester_points: TesterPointsTable;
    tester_consents: TesterConsentsTable;
  }
}

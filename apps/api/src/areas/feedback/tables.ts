import type { Generated } from 'kysely';
import type { InstantOrNull, NumberOrNull } from '../../platform/database/columns.ts';

/** Feedback about the platform; anonymous entries cannot be traced to their author. */
export interface FeedbackTable {
  id: Generated<number>;
  source: 'staff' | 'brand';
  /** As the writer gave it; empty when anonymous. */
  name: string;
  title: string;
  message: string;
  is_anonymous: boolean;
  /** Empty when anonymous, and when the account is gone. */
  author_user_id: NumberOrNull;
  /** Berlin calendar day; there is no time on purpose. */
  created_on: string;
  read: Generated<boolean>;
  place: Generated<'active' | 'archived' | 'deleted'>;
  deleted_at: InstantOrNull;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    feedback: FeedbackTable;
  }
}

import type { Generated } from 'kysely';
import type { InstantOrNull, NumberOrNull } from '../../platform/database/columns.ts';

/** What people wrote about the platform; of an anonymous entry nobody can tell who. */
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

import type { ColumnType, Generated } from 'kysely';
import type { TodoPriority, TodoStatus } from '@resonanz/domain/workStates';
import type { DateOrNull, Instant, InstantNow, NumberOrNull, SearchText } from '../../platform/database/columns.ts';

type Repeat = 'daily' | 'weekly' | 'monthly';

/** Tasks of the agency. */
export interface TodosTable {
  id: Generated<number>;
  title: string;
  description: Generated<string>;
  /** Calendar date in Berlin as yyyy-MM-dd. */
  due_date: string;
  assign_user_id: NumberOrNull;
  created_by: NumberOrNull;
  status: Generated<TodoStatus>;
  customer_lead_id: NumberOrNull;
  priority: Generated<TodoPriority>;
  campaign_id: NumberOrNull;
  /** When it comes again once it is done. */
  repeat: ColumnType<Repeat | null, Repeat | null | undefined, Repeat | null>;
  /** The due date that those of the repetition are counted from. */
  repeat_from: DateOrNull;
  /** The due date its assignee was last notified of. */
  due_notified_for: DateOrNull;
  updated_by: NumberOrNull;
  search_text: SearchText;
  created_at: InstantNow;
  updated_at: InstantNow;
}

/** Links for calendar programs, one a person. */
export interface TodoFeedsTable {
  user_id: number;
  /** SHA-256 of the token in the link. */
  token_hash: Buffer;
  created_at: Instant;
}

/** Points of the check lists of to-dos. */
export interface TodoCheckItemsTable {
  id: Generated<number>;
  todo_id: number;
  text: string;
  is_done: Generated<boolean>;
}

/** The last day a user was mailed about overdue to-dos. */
export interface TodoDigestsTable {
  user_id: number;
  day: string;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    todos: TodosTable;
    todo_feeds: TodoFeedsTable;
    todo_check_items: TodoCheckItemsTable;
    todo_digests: TodoDigestsTable;
  }
}

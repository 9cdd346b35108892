import type { Generated } from 'kysely';
import type { Instant, InstantNow, NumberOrNull, SearchText } from './columns.ts';

/** Tasks of the agency. */
export interface TodosTable {
  id: Generated<number>;
  title: string;
  description: Generated<string>;
  /** Calendar date in Berlin as yyyy-MM-dd. */
  due_date: string;
  assign_user_id: NumberOrNull;
  created_by: NumberOrNull;
  /** 1 open, 2 in progress, 3 done. */
  status: Generated<number>;
  customer_lead_id: NumberOrNull;
  /** 1 low, 2 normal, 3 high. */
  priority: Generated<number>;
  campaign_id: NumberOrNull;
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

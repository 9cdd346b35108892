import type { ColumnType, Generated } from 'kysely';
import type { AmazonUserState } from '@resonanz/domain/amazonUsers';
import type {
  CountryOrNull,
  DateOrNull,
  InstantNow,
  NumberOrNull,
  SearchText,
  TextOrNull,
} from '../../platform/database/columns.ts';

/** People who registered for Amazon tests, with their orders and refunds. */
export interface AmazonUsersTable {
  id: Generated<number>;
  first_name: string;
  last_name: string;
  email: string;
  language: Generated<'DE' | 'EN'>;
  profile_link: TextOrNull;
  country: CountryOrNull;
  campaign_id: number;
  state: ColumnType<AmazonUserState, AmazonUserState | undefined, AmazonUserState>;
  order_number: TextOrNull;
  amount: NumberOrNull;
  ordered_on: DateOrNull;
  decline_reason: TextOrNull;
  refund_amount: NumberOrNull;
  refunded_on: DateOrNull;
  /** Given voluntarily; nothing depends on it. */
  review_link: TextOrNull;
  notes: Generated<string>;
  search_text: SearchText;
  created_at: InstantNow;
  updated_at: InstantNow;
  updated_by: NumberOrNull;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    amazon_users: AmazonUsersTable;
  }
}

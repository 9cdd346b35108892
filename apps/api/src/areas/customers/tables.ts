import type { ColumnType, Generated } from 'kysely';
import type { CustomerStatus } from '@resonanz/domain/customers';
import type {
  CountryOrNull,
  InstantNow,
  NumberOrNull,
  SearchText,
  TextOrNull,
} from '../../platform/database/columns.ts';

export type Currency = 'EUR' | 'USD' | 'GBP' | 'CHF';

type CurrencyOrDefault = ColumnType<Currency, Currency | undefined, Currency>;

export interface CustomersTable {
  id: Generated<number>;
  name: string;
  street_and_house: Generated<string>;
  city_and_zip: Generated<string>;
  country: CountryOrNull;
  /** A category of the list of industries. */
  industry_id: NumberOrNull;
  website: TextOrNull;
  notes: Generated<string>;
  /** Address of the logo. */
  file_path: TextOrNull;
  payment_days: Generated<number>;
  budget: NumberOrNull;
  currency_code: CurrencyOrDefault;
  invoice_name: Generated<string>;
  invoice_street_and_house: Generated<string>;
  invoice_city_and_zip: Generated<string>;
  invoice_email: TextOrNull;
  vat_id: TextOrNull;
  needs_order_number: Generated<boolean>;
  status: Generated<CustomerStatus>;
  archived: Generated<boolean>;
  owner_user_id: NumberOrNull;
  search_text: SearchText;
  created_at: InstantNow;
  updated_at: InstantNow;
  updated_by: NumberOrNull;
}

export interface CustomerContactsTable {
  id: Generated<number>;
  customer_id: number;
  name: string;
  role: Generated<string>;
  email: TextOrNull;
  phone: TextOrNull;
  is_main: Generated<boolean>;
  search_text: SearchText;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    customers: CustomersTable;
    customer_contacts: CustomerContactsTable;
  }
}

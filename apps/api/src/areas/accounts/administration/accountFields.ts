import type { Updateable } from 'kysely';
import type { UsersTable } from '../../../platform/access/tables.ts';
import type { Account } from '../account.ts';

/** Fields of accounts by the names that the contract gives them, with their columns. */
const columns = {
  username: 'email',
  firstName: 'first_name',
  lastName: 'last_name',
  roleId: 'role_id',
  companyName: 'company_name',
  contactPerson: 'contact_person',
  customerId: 'customer_id',
  phone: 'phone',
  streetAndHouse: 'street_and_house',
  cityAndZip: 'city_and_zip',
  country: 'country',
  vatId: 'vat_id',
  website: 'website',
  industry: 'industry',
  invoiceEmail: 'invoice_email',
  defaultLanguage: 'default_language',
  defaultRegion: 'default_region_id',
  startPage: 'start_page',
  profilePicture: 'profile_picture',
  isActive: 'is_active',
  archived: 'archived',
  approved: 'approved',
  emailVerify: 'email_verify',
  declineReason: 'decline_reason',
} as const satisfies Record<string, keyof UsersTable>;

type Field = keyof typeof columns;

/** New values of fields; omitted fields stay unchanged. */
export type AccountValues = { [Name in Field]?: Account[(typeof columns)[Name]] | undefined };

/** Old and new value of each field that really changed. */
export type Changes = Record<string, readonly [before: unknown, after: unknown]>;

/** The values of the fields that an input names and an account has; everything else in it is left alone. */
export function accountValues(input: object): AccountValues {
  const named = Object.entries(input).filter(([name, value]) => Object.hasOwn(columns, name) && value !== undefined);
  return Object.fromEntries(named) as AccountValues;
}

/** The same values as columns, to be written. */
export function columnsOf(values: AccountValues): Updateable<UsersTable> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [columns[name as Field], value]),
  ) as Updateable<UsersTable>;
}

/** Old and new value of each of these fields that differs. */
export function changesOf(account: Account, values: AccountValues): Changes {
  const differing = Object.entries(values).filter(
    ([name, value]) => value !== undefined && account[columns[name as Field]] !== value,
  );
  return Object.fromEntries(differing.map(([name, value]) => [name, [account[columns[name as Field]], value]]));
}

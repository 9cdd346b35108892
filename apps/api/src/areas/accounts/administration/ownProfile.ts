import type { Kysely } from 'kysely';
import { isBrand, roleName } from '@resonanz/domain/roles';
import { START_PAGES, type StartPage } from '@resonanz/domain/startPages';
import { HISTORY_ACTION } from '@resonanz/domain/workStates';
import type { CallUser } from '../../../platform/access/CallUser.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { rejectStale } from '../../../platform/history/rejectStale.ts';
import { notFound } from '../../../platform/http/ApiError.ts';
import type { Schemas } from '../../../platform/http/Schemas.ts';
import { type CheckedPicture, deletePicture, storePicture } from '../../../platform/media/pictures.ts';
import type { UserForm } from '../../../platform/media/userForm.ts';
import type { Account } from '../account.ts';
import { lockAccount } from '../queries.ts';
import { accountValues } from './accountFields.ts';
import { type AccountEdit, editAccount, type Editor } from './editAccount.ts';
import { accountRows } from './queries.ts';
import { rejectForeignFields } from './rules.ts';
import { toNameChange } from './toUser.ts';

/** The columns of the company that a brand names itself. */
export const companyColumns = [
  'u.street_and_house',
  'u.city_and_zip',
  'u.country',
  'u.vat_id',
  'u.website',
  'u.industry',
  'u.invoice_email',
] as const;

type CompanyRow = Pick<
  Account,
  'street_and_house' | 'city_and_zip' | 'country' | 'vat_id' | 'website' | 'industry' | 'invoice_email'
>;

/** The company of a brand as it travels. */
export function toCompany(row: CompanyRow): Schemas['CompanyDetails'] {
  return {
    streetAndHouse: row.street_and_house,
    cityAndZip: row.city_and_zip,
    country: row.country,
    vatId: row.vat_id,
    website: row.website,
    industry: row.industry,
    invoiceEmail: row.invoice_email,
  };
}

const startPageOf = (stored: string | null): StartPage | null => START_PAGES.find((page) => page === stored) ?? null;

/** The logged-in user's own details. */
export async function readDetails(db: Database, user: CallUser): Promise<Schemas['UserDetails']> {
  const row = await accountRows(db).select(companyColumns).where('u.id', '=', user.id).executeTakeFirstOrThrow();
  return {
    id: user.id,
    username: row.email,
    fullName: `${row.first_name} ${row.last_name}`.trim(),
    firstName: row.first_name,
    lastName: row.last_name,
    role: { roleId: user.roleId, roleName: roleName(user.roleId) },
    isAdmin: user.isAdmin,
    defaultLanguage: row.default_language,
    defaultRegion: row.default_region_id,
    defaultRegionName: row.default_language === 'DE' ? row.region_de : row.region_en,
    companyName: row.company_name,
    contactPerson: row.contact_person,
    profilePicture: row.profile_picture,
    signupWithToken: user.signupWithToken,
    startPage: startPageOf(row.start_page),
    phone: row.phone,
    company: isBrand(user.roleId) ? toCompany(row) : null,
    companyNameChange: toNameChange(row.name_change),
    updatedAt: row.updated_at,
  };
}

/** The part of an edit that replaces or takes away the picture of an account. */
export async function pictureEdit(
  tx: Kysely<Schema>,
  { services }: Editor,
  account: Account,
  { picture, isRemoved }: { picture: CheckedPicture | undefined; isRemoved: boolean },
): Promise<Pick<AccountEdit, 'values' | 'besides'>> {
  if (picture === undefined && !isRemoved) return { values: {} };
  const profilePicture = picture === undefined ? null : await storePicture(tx, picture, services.clock.now());
  return { values: { profilePicture }, besides: { write: () => deletePicture(tx, account.profile_picture) } };
}

/**
 * Updates the user's own profile: only the fields that were sent. With `updatedAt`, rejects the update when the profile
 * has changed since.
 */
export async function updateOwnProfile(
  editor: Editor,
  form: UserForm<Schemas['OwnProfile']>,
): Promise<Schemas['UserDetails']> {
  const { services, user } = editor;
  rejectForeignFields(user, form);
  const { updatedAt, removesPicture: isRemoved = false, ...input } = form.user;
  const lock = async (tx: Kysely<Schema>): Promise<Account> => {
    const account = await lockAccount(tx, user.id);
    if (account === undefined) throw notFound();
    return account;
  };
  await editAccount(editor, lock, async (account, tx) => {
    if (updatedAt !== undefined) await rejectStale(tx, account, updatedAt);
    const { values, ...rest } = await pictureEdit(tx, editor, account, { picture: form.picture, isRemoved });
    return { ...rest, values: { ...accountValues(input), ...values }, action: HISTORY_ACTION.update };
  });
  return readDetails(services.db, user);
}

import type { Kysely } from 'kysely';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { brandPaths } from '@resonanz/domain/paths';
import { areaOf, isRoleId, loginPath, ROLE } from '@resonanz/domain/roles';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { type Account, isUsable } from '../account.ts';
import { acceptedTerms } from '../brands/acceptedTerms.ts';
import { namesOf } from '../brands/inviting.ts';
import { countTokens } from '../links/queries.ts';
import { maxMails, startVerification } from '../links/verification.ts';
import { mailTo } from '../mailTo.ts';
import { lockAccount, updateAccount } from '../queries.ts';
import type { SignUpData } from '../tables.ts';
import { findAccountId, insertSignedUpAccount } from './queries.ts';

const columnsOf = (data: SignUpData, now: Date) => ({
  ...namesOf(data.contactPerson),
  password_hash: data.passwordHash,
  company_name: data.companyName,
  contact_person: data.contactPerson,
  phone: data.phone,
  website: data.website,
  country: data.country,
  street_and_house: data.streetAndHouse,
  city_and_zip: data.cityAndZip,
  vat_id: data.vatId,
  industry: data.industry,
  default_language: data.language,
  mail_settings: JSON.stringify({ learningMaterials: data.wantsTips }),
  ...acceptedTerms(now),
  updated_at: now,
});

/** An unconfirmed sign-up: the owner of the address may not be the person who typed it. */
const isUnconfirmed = (account: Account): boolean =>
  account.role_id === ROLE.brand &&
  isUsable(account) &&
  !account.email_verify &&
  account.approved === APPROVAL_STATUS.pending &&
  account.customer_id === null &&
  !account.signup_with_token;

/** Notifies the owner of an account by mail that somebody has signed up with the address once more. */
export async function notifyOwner(tx: Kysely<Schema>, { mail, publicUrl }: Services, account: Account): Promise<void> {
  const path = isRoleId(account.role_id) ? loginPath(areaOf(account.role_id)) : brandPaths.login();
  await mail.send(tx, mailTo(account, 'accountExists', { link: new URL(path, publicUrl).href }));
}

/**
 * Creates the account of a sign-up and sends the confirmation mail (docs/domain/mails.md#mails-to-brands). The owner of
 * an existing account is notified by mail; an unconfirmed sign-up is replaced by this one, so that nobody can set a
 * password for another person's address.
 */
export async function carryOutSignUp(
  tx: Kysely<Schema>,
  services: Services,
  email: string,
  data: SignUpData,
): Promise<void> {
  const now = services.clock.now();
  const created = await insertSignedUpAccount(tx, {
    email,
    role_id: ROLE.brand,
    created_at: now,
    ...columnsOf(data, now),
  });
  if (created !== undefined) return startVerification(tx, services, created.id);
  const known = await findAccountId(tx, email);
  const account = known && (await lockAccount(tx, known.id));
  if (account === undefined) return;
  if (!isUnconfirmed(account)) return isUsable(account) ? notifyOwner(tx, services, account) : undefined;
  // The link of the last mail confirms what the account holds: it changes only with another mail.
  if ((await countTokens(tx, account.id, 'email', new Date(now.getTime() - 3_600_000))) >= maxMails) return;
  await updateAccount(tx, account.id, columnsOf(data, now));
  await startVerification(tx, services, account.id);
}

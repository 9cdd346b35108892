import { type Kysely, sql } from 'kysely';
import { brandPaths } from '@resonanz/domain/paths';
import { areaOf, isRoleId, loginPath, ROLE } from '@resonanz/domain/roles';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Services } from '../../../platform/operations/Services.ts';
import { type Account, isUsable, lockAccount } from '../account.ts';
import { acceptedTerms } from '../brands/acceptedTerms.ts';
import { namesOf } from '../brands/inviting.ts';
import { countTokens } from '../links/accountTokens.ts';
import { maxMails, startVerification } from '../links/verification.ts';
import { mailTo } from '../mailTo.ts';
import type { SignUpData } from '../tables.ts';

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

/** A sign-up that nobody has confirmed: whoever owns the address may still be another than who typed it first. */
const isUnconfirmed = (account: Account): boolean =>
  account.role_id === ROLE.brand &&
  isUsable(account) &&
  !account.email_verify &&
  account.approved === 0 &&
  account.customer_id === null &&
  !account.signup_with_token;

async function tellOwner(tx: Kysely<Schema>, { mail, publicUrl }: Services, account: Account): Promise<void> {
  const path = isRoleId(account.role_id) ? loginPath(areaOf(account.role_id)) : brandPaths.login();
  await mail.send(tx, mailTo(account, 'accountExists', { link: new URL(path, publicUrl).href }));
}

/**
 * Makes the account of a sign-up and sends the mail that confirms its address (EM21). Whoever has an account is told so
 * by mail; a sign-up nobody has confirmed is replaced by this one, so that nobody can leave a password at somebody
 * else's address.
 */
export async function carryOutSignUp(
  tx: Kysely<Schema>,
  services: Services,
  email: string,
  data: SignUpData,
): Promise<void> {
  const now = services.clock.now();
  const made = await tx
    .insertInto('users')
    .values({ email, role_id: ROLE.brand, created_at: now, ...columnsOf(data, now) })
    .onConflict((taken) => taken.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made !== undefined) return startVerification(tx, services, made.id);
  const known = await tx
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  const account = known && (await lockAccount(tx, known.id));
  if (account === undefined) return;
  if (!isUnconfirmed(account)) return isUsable(account) ? tellOwner(tx, services, account) : undefined;
  // The link of the last mail confirms what stands in the account: it changes only with another mail.
  if ((await countTokens(tx, account.id, 'email', new Date(now.getTime() - 3_600_000))) >= maxMails) return;
  await tx.updateTable('users').set(columnsOf(data, now)).where('id', '=', account.id).execute();
  await startVerification(tx, services, account.id);
}

import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/schema.ts';

/** Tables with nothing but what concerns one user, who is gone. */
const OF_ONE_USER = [
  'account_tokens',
  'known_devices',
  'login_events',
  'mail_opt_outs',
  'newsletter_receivers',
  'notifications',
  'project_invitations',
  'repeatable_calls',
  'resumable_uploads',
] as const;

async function eraseAccount(tx: Db, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      email: `deleted-${userId}@testerworld.invalid`,
      first_name: '',
      last_name: `#${userId}`,
      phone: null,
      password_hash: null,
      profile_picture: null,
      company_name: null,
      contact_person: null,
      street_and_house: null,
      city_and_zip: null,
      country: null,
      website: null,
      invoice_email: null,
      decline_reason: null,
      is_active: false,
      archived: true,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute();
  // The log-ins are over; their rows keep rejecting the tokens that were given out.
  await tx.updateTable('sessions').set({ device: '', address: '' }).where('user_id', '=', userId).execute();
}

async function eraseProfile(tx: Db, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('tester_profiles')
    .set({
      gender: null,
      dob: null,
      country: null,
      federal_state: null,
      city: null,
      categories: [],
      platforms: [],
      marital_status: null,
      profession: null,
      training: null,
      children: null,
      child_birth_years: [],
      street: null,
      zip: null,
      nourishment: null,
      household_size: null,
      pets: [],
      ugc_campaign: false,
      regional_tests: false,
      notes: '',
      recommended_by: null,
      friend_code: `deleted-${userId}`,
      newsletter: 'none',
      newsletter_asked_at: null,
      newsletter_confirmed_at: null,
      newsletter_ended_at: null,
      newsletter_address: null,
      measuring_since: null,
      measuring_ended_at: null,
      deleted_at: now,
    })
    .where('user_id', '=', userId)
    .execute();
  await tx.updateTable('tester_consents').set({ address: null }).where('user_id', '=', userId).execute();
}

/** Deletes what was written with a tester; returns the drafts that went to nobody else. */
async function eraseMails(tx: Db, userId: number, email: string): Promise<number[]> {
  const receiver = JSON.stringify([{ userType: 'tester', refId: userId }]);
  const toTester = sql<boolean>`receivers @> ${receiver}::jsonb`;
  const deleted = await tx
    .deleteFrom('mail_drafts')
    .where(toTester)
    .where(sql<boolean>`jsonb_array_length(receivers) = 1`)
    .returning('id')
    .execute();
  await sql`update mail_drafts set receivers = (
    select coalesce(jsonb_agg(r), '[]') from jsonb_array_elements(receivers) r
    where not r @> ${JSON.stringify({ userType: 'tester', refId: userId })}::jsonb) where ${toTester}`.execute(tx);
  // Its mails go with a thread.
  await tx.deleteFrom('mail_threads').where('tester_user_id', '=', userId).execute();
  for (const table of ['mails', 'mail_drafts'] as const)
    await tx
      .updateTable(table)
      .set({ cc: sql`array_remove(cc, ${email})`, bcc: sql`array_remove(bcc, ${email})` })
      .where(sql<boolean>`${email} = any(cc) or ${email} = any(bcc)`)
      .execute();
  return deleted.map(({ id }) => id);
}

/** Takes the person out of the histories: what was noted of the account, and the name where a project named it. */
async function eraseTraces(tx: Db, userId: number, email: string, fullName: string): Promise<void> {
  const projects = sql`(select project_id from tester_applications where user_id = ${userId})`;
  await tx.deleteFrom('history').where('entity', '=', 'user').where('entity_id', '=', userId).execute();
  await tx
    .updateTable('audit_log')
    .set({ changes: null, reason: null })
    .where('entity', '=', 'user')
    .where('entity_id', '=', userId)
    .execute();
  await tx.updateTable('audit_log').set({ changes: null, address: null }).where('user_id', '=', userId).execute();
  // What other servers have not read yet; they read the records again anyway.
  await sql`delete from live_events where strpos(lower(event::text), ${email.toLowerCase()}) > 0
    or (${fullName} <> '' and strpos(event::text, ${JSON.stringify(fullName).slice(1, -1)}) > 0)`.execute(tx);
  if (fullName === '') return;
  for (const table of ['history', 'audit_log'] as const)
    await sql`update ${sql.table(table)} set changes = replace(changes::text, ${JSON.stringify(fullName).slice(1, -1)},
      ${`#${userId}`})::jsonb where entity = 'project' and entity_id in ${projects}
      and strpos(changes::text, ${JSON.stringify(fullName).slice(1, -1)}) > 0`.execute(tx);
}

/**
 * Removes everything that names a tester; the account stays as the number that points and answers belong to. Returns
 * the drafts of mails that are gone, whose files go after the commit.
 */
export async function eraseTester(
  tx: Db,
  { id, email, fullName }: { readonly id: number; readonly email: string; readonly fullName: string },
  now: Date,
): Promise<number[]> {
  await eraseAccount(tx, id, now);
  await eraseProfile(tx, id, now);
  for (const table of OF_ONE_USER) await tx.deleteFrom(table).where('user_id', '=', id).execute();
  await tx.deleteFrom('account_requests').where('username', '=', email).execute();
  // What was uploaded stays with the answers, under a name that says nothing.
  await tx
    .updateTable('files')
    .set({ name: sql`id || coalesce(substring(name from '\.[A-Za-z0-9]{1,5}$'), '')` })
    .where('uploaded_by', '=', id)
    .execute();
  await eraseTraces(tx, id, email, fullName);
  return eraseMails(tx, id, email);
}

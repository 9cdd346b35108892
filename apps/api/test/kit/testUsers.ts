import { sql } from 'kysely';
import { APPROVAL_STATUS } from '@resonanz/domain/campaigns';
import { TERMS_VERSIONS } from '@resonanz/domain/terms';
import { hashPassword } from '../../src/platform/access/passwords.ts';
import type { Database } from '../../src/platform/database/connect.ts';

/** Password of every user of the kit. */
export const testPassword = 'Resonanz!2026';

/** The users every test server has, one per role and some in special states. */
export const testUsers = {
  superAdmin: { id: 1, email: 'superadmin@resonanz.example', role_id: 6 },
  admin: { id: 2, email: 'admin@resonanz.example', role_id: 1 },
  management: { id: 3, email: 'management@resonanz.example', role_id: 7, company_name: 'Nordlicht Management' },
  brand: { id: 4, email: 'brand@resonanz.example', role_id: 3, customer_id: 1, company_name: 'Alpenglück GmbH' },
  brandInvited: {
    id: 5,
    email: 'brand-invited@resonanz.example',
    role_id: 3,
    customer_id: 1,
    company_name: 'Alpenglück GmbH',
    signup_with_token: true,
  },
  brandTwo: { id: 6, email: 'brand-two@resonanz.example', role_id: 3, customer_id: 2, company_name: 'Küstenkind AG' },
  tester: { id: 7, email: 'tester@resonanz.example', role_id: 8 },
  brandManager: { id: 8, email: 'brand-manager@resonanz.example', role_id: 2, customer_id: 1 },
  manager: { id: 9, email: 'manager@resonanz.example', role_id: 9 },
  deactivated: { id: 10, email: 'deactivated@resonanz.example', role_id: 9, is_active: false },
  archived: { id: 11, email: 'archived@resonanz.example', role_id: 9, archived: true },
  unverified: { id: 12, email: 'unverified@resonanz.example', role_id: 3, customer_id: 1, email_verify: false },
  unapproved: { id: 13, email: 'unapproved@resonanz.example', role_id: 3, customer_id: 1, approved: 0 },
  declined: { id: 14, email: 'declined@resonanz.example', role_id: 3, customer_id: 1, approved: 2 },
} as const;

export type TestUserName = keyof typeof testUsers;

/** Two customers and the users of the kit. */
export async function insertTestUsers(db: Database): Promise<void> {
  await db
    .insertInto('customers')
    .values([
      { id: 1, name: 'Alpenglück GmbH', city_and_zip: '80331 München', country: 'DE' },
      { id: 2, name: 'Küstenkind AG', city_and_zip: '20095 Hamburg', country: 'DE' },
    ])
    .execute();
  const password_hash = await hashPassword(testPassword);
  const rows = Object.entries(testUsers).map(([name, user]) => ({
    first_name: name,
    last_name: 'Muster',
    email_verify: true,
    approved: APPROVAL_STATUS.approved,
    ...((user.role_id === 2 || user.role_id === 3) && { terms_version: TERMS_VERSIONS.at(-1) }),
    ...user,
    password_hash,
  }));
  for (const row of rows) await db.insertInto('users').values(row).execute();
  await sql`select setval(pg_get_serial_sequence('users', 'id'), 100),
    setval(pg_get_serial_sequence('customers', 'id'), 100)`.execute(db);
}

import { randomUUID } from 'node:crypto';
import type { Audience } from '../../src/platform/http/Audience.ts';
import type { TestServer } from '../kit/startTestServer.ts';
import { testUsers, type TestUserName } from '../kit/testUsers.ts';
import type { Caller } from './readExpectations.ts';

/** A user who is logged in. */
export type LoggedInCaller = Exclude<Caller, 'nobody'>;

const userOf: Readonly<Record<LoggedInCaller, TestUserName>> = {
  '1': 'admin',
  '2': 'brandManager',
  '3': 'brand',
  '3t': 'brandInvited',
  '3o': 'brandTwo',
  '6': 'superAdmin',
  '7': 'management',
  '8': 'tester',
  '9': 'manager',
};

const audienceOf: Readonly<Record<LoggedInCaller, Audience>> = {
  '1': 'staff',
  '2': 'brand',
  '3': 'brand',
  '3t': 'brand',
  '3o': 'brand',
  '6': 'staff',
  '7': 'staff',
  '8': 'tester',
  '9': 'staff',
};

/** An account made for one call, with an open log-in. */
export interface Account {
  id: number;
  email: string;
  audience: Audience;
  sessionId: string;
  accessToken: string;
}

/** Opens a log-in of an account without its password, which is what takes time. */
export async function openSession(
  server: TestServer,
  userId: number,
  audience: Audience,
): Promise<{ sessionId: string; accessToken: string }> {
  const sessionId = randomUUID();
  await server.db.insertInto('sessions').values({ id: sessionId, user_id: userId, audience }).execute();
  const { token } = await server.server.services.accessTokens.issue(userId, sessionId, audience);
  return { sessionId, accessToken: token };
}

let made = 0;

/** A copy of a user of the kit that one call alone will use: same role, company and password. */
export async function createAccount(server: TestServer, caller: LoggedInCaller): Promise<Account> {
  made += 1;
  const email = `copy-${made}@resonanz.example`;
  const model = await server.db
    .selectFrom('users')
    .select([
      'password_hash',
      'first_name',
      'last_name',
      'role_id',
      'company_name',
      'customer_id',
      'email_verify',
      'approved',
      'signup_with_token',
      'terms_version',
    ])
    .where('id', '=', testUsers[userOf[caller]].id)
    .executeTakeFirstOrThrow();
  const { id } = await server.db
    .insertInto('users')
    .values({ ...model, email })
    .returning('id')
    .executeTakeFirstOrThrow();
  const audience = audienceOf[caller];
  return { id, email, audience, ...(await openSession(server, id, audience)) };
}

/** Takes an account out of the lists of receivers once its call is over. */
export async function retireAccount(server: TestServer, { id }: Account): Promise<void> {
  await server.db.updateTable('users').set({ is_active: false }).where('id', '=', id).execute();
}

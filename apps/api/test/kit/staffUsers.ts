import { expect } from 'vitest';
import type { Schemas } from '../../src/platform/http/Schemas.ts';
import { mailsTo, newPassword, tokenIn } from './accounts.ts';
import type { ApiClient, TestServer } from './startTestServer.ts';

type NewInternalUser = Schemas['NewInternalUser'];

let counter = 0;

/** A new member of the staff with an address of its own. */
export const newStaffUser = (roleId: NewInternalUser['roleId'] = 9): NewInternalUser => ({
  username: `neu.${(counter += 1)}@resonanz.example`,
  firstName: 'Nina',
  lastName: 'Neu',
  roleId,
  ...(roleId === 7 ? { companyName: 'Nordlicht Management' } : {}),
});

/** Adds a {@link newStaffUser}. */
export async function addStaffUser(
  superAdmin: ApiClient,
  roleId: NewInternalUser['roleId'] = 9,
): Promise<Schemas['User']> {
  const { data, error } = await superAdmin.POST('/addInternalUser', { body: newStaffUser(roleId) });
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data.data;
}

/** A client of a new member of the staff, who sets a password by the link of the mail. */
export async function logInNewStaffUser(server: TestServer, email: string): Promise<ApiClient> {
  const token = tokenIn((await mailsTo(server, email, 'accountCreated')).at(-1));
  const set = await server
    .client()
    .POST('/userdetail/resetPassword', { body: { token, password: newPassword, confirmPassword: newPassword } });
  expect(set.response.status).toBe(200);
  const { data } = await server.client().POST('/authenticate', { body: { username: email, password: newPassword } });
  return server.client(data?.data.accessToken);
}

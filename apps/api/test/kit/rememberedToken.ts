import type { TestServer } from './startTestServer.ts';
import type { TestUserName } from './testUsers.ts';

/** The access token of a user of the kit, who logs in once: logging in is made to be slow. */
export async function rememberedToken(
  server: TestServer,
  tokens: Map<TestUserName, string>,
  name: TestUserName,
): Promise<string> {
  const token = tokens.get(name) ?? (await server.logIn(name)).accessToken;
  tokens.set(name, token);
  return token;
}

import { afterEach, expect, test, vi } from 'vitest';
import { connectPostgres } from '../../src/platform/database/connect.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { installStartData } from '../../src/platform/database/startData.ts';
import { hasPostgres, startOwnPostgres } from '../kit/ownPostgres.ts';
import { startServerProcess } from '../kit/serverProcess.ts';
import { insertTestUsers, testPassword, testUsers } from '../kit/testUsers.ts';

vi.setConfig({ testTimeout: 120_000 });

const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of cleanUp.splice(0).toReversed()) await each();
});

test.skipIf(!hasPostgres)('calls that find no database are answered with when to try again', async () => {
  const postgres = await startOwnPostgres();
  let isUp = true;
  const stopPostgres = async (): Promise<void> => {
    if (isUp) await postgres.stop();
    isUp = false;
  };
  cleanUp.push(stopPostgres);
  const { db, close } = await connectPostgres(postgres.url, 2);
  await migrate(db);
  await installStartData(db);
  await insertTestUsers(db);
  await close();
  const server = startServerProcess({ DATABASE_URL: postgres.url });
  cleanUp.push(() => server.kill('SIGKILL'));
  const url = await server.ready;
  const logIn = () =>
    fetch(`${url}/api/authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: testUsers.manager.email, password: testPassword }),
    });
  const answer = await logIn();
  expect(answer.status).toBe(200);
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  const list = () => fetch(`${url}/api/region/getAll`, { headers: { authorization: `Bearer ${data.accessToken}` } });
  await stopPostgres();
  const refused = [
    ...(await Promise.all(Array.from({ length: 8 }, list))),
    await logIn(),
    await fetch(`${url}/media/portrait.png`),
  ];
  expect(refused.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
    refused.map(() => [503, '5']),
  );
  expect(await refused[0]?.json()).toMatchObject({ message: 'SERVICE_UNAVAILABLE', error: 'databaseUnavailable' });
});

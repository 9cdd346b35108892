import { expect, test } from 'vitest';
import { portIsTaken } from './ports.ts';
import { postgresBinaries, startPostgres } from './postgres.ts';

test.skipIf(!postgresBinaries())('a throw-away PostgreSQL answers, and nothing of it stays', async () => {
  const server = await startPostgres();
  if (!server) throw new Error('no server');
  const port = Number(new URL(server.url).port);
  expect(await portIsTaken(port)).toBe(true);
  await server.stop();
  expect(await portIsTaken(port)).toBe(false);
});

import { createYouTubeConnector } from './areas/figures/door.ts';
import { areaJobs, figuresJob } from './jobs.ts';
import { maintenanceJobs } from './maintenance.ts';
import type { Connection } from './platform/database/connect.ts';
import { openDatabase } from './platform/database/openDatabase.ts';
import { systemClock } from './platform/runtime/Clock.ts';
import { createLog } from './platform/runtime/log.ts';
import { StartupError } from './platform/runtime/StartupError.ts';
import { FileStorage } from './platform/storage/FileStorage.ts';
import { readSettings, repository, type Settings } from './settings.ts';
import { startServer } from './startServer.ts';

/** Milliseconds after which a server that was asked to stop gives up waiting. */
const stopTimeout = 10_000;

/** Fills an empty database when asked to, and says which accounts there are. */
async function prepareDemoData(
  { db }: Connection,
  { demoData: size, storage }: Pick<Settings, 'demoData' | 'storage'>,
  signal: AbortSignal,
): Promise<string> {
  if (size === 'off') return '';
  const [{ seed }, { DEMO_PASSWORD }] = await Promise.all([
    import('./demo/seed.ts'),
    import('@resonanz/demo-data/accounts'),
  ]);
  await seed({ db, storage: new FileStorage(storage), clock: systemClock, size, signal });
  const accounts = await db
    .selectFrom('users')
    .select('email')
    .where('email', 'like', '%@resonanz.example')
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .execute();
  if (accounts.length === 0) return '';
  return `Demo accounts, all with the password ${DEMO_PASSWORD}: ${accounts.map(({ email }) => email).join(', ')}\n`;
}

/** Hears from the first moment on that the process is to stop, so that nothing is cut off half-written. */
function listenToSignals(): AbortController {
  const asked = new AbortController();
  const onSignal = (): void => {
    if (asked.signal.aborted) return;
    setTimeout(() => process.exit(1), stopTimeout).unref();
    asked.abort();
  };
  for (const name of ['SIGTERM', 'SIGINT'] as const) process.on(name, onSignal);
  return asked;
}

async function main(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2));
  const log = createLog(settings.logLevel);
  const { signal } = listenToSignals();
  const connection = await openDatabase(settings, log);
  // Whole before anybody is answered: who asks whether the server is ready may count on it.
  const accounts = await prepareDemoData(connection, settings, signal).catch(async (error: unknown) => {
    await connection.close();
    if (signal.aborted) process.exit(0);
    throw error;
  });
  const connectors = settings.youTube === undefined ? [] : [createYouTubeConnector(settings.youTube)];
  const jobs = [...areaJobs, figuresJob(connectors), ...maintenanceJobs(connection)];
  const server = await startServer({ ...settings, connection, clock: systemClock, log, repository, jobs });
  process.stdout.write(`Resonanz is ready at ${server.url}\n${accounts}`);

  const stop = async (): Promise<void> => {
    await server.stop();
    await connection.close();
    process.exit(0);
  };
  if (signal.aborted) await stop();
  else signal.addEventListener('abort', () => void stop(), { once: true });
}

main().catch((error: unknown) => {
  console.error(error instanceof StartupError ? error.message : error);
  process.exit(1);
});

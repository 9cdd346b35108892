import { connectEmbedded, connectPostgres } from './database/connect.ts';
import { migrate } from './database/migrate.ts';
import { installStartData } from './database/startData.ts';
import { createLog } from './log.ts';
import { startMaintenance } from './maintenance.ts';
import { systemClock } from './services.ts';
import { readSettings, repository } from './settings.ts';
import { startServer } from './startServer.ts';
import { StartupError } from './StartupError.ts';

/** Milliseconds that calls in progress get when the server is asked to stop. */
const stopTimeout = 10_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env, process.argv.slice(2));
  const log = createLog(settings.logLevel);
  const connection =
    settings.databaseUrl === undefined
      ? await connectEmbedded(settings.dataFolder, (reason) => log.error({ reason }, 'the embedded database was reopened'))
      : await connectPostgres(settings.databaseUrl);
  await migrate(connection.db);
  await installStartData(connection.db);
  if (settings.demoData !== 'off') {
    const { seed } = await import('./demo/seed.ts');
    await seed(connection.db, settings.demoData, systemClock.now());
  }
  const server = await startServer({ ...settings, connection, clock: systemClock, log, repository });
  const stopMaintenance = startMaintenance(connection, systemClock, log);
  process.stdout.write(`Resonanz is ready at ${server.url}\n`);

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), stopTimeout).unref();
    stopMaintenance();
    await server.stop();
    await connection.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

main().catch((error: unknown) => {
  const sentence = error instanceof StartupError ? error.message : error;
  console.error(sentence);
  process.exit(1);
});

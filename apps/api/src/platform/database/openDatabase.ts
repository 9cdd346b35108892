import type { Logger } from 'pino';
import { connectEmbedded, connectPostgres, type Connection } from './connect.ts';
import { migrate } from './migrate.ts';
import { installStartData } from './startData.ts';

/** Location of the data: a PostgreSQL server, or a folder for the embedded database. */
export interface DatabaseSettings {
  databaseUrl: string | undefined;
  dataFolder: string;
}

/** Opens the configured database and migrates it to the latest version. */
export async function openDatabase({ databaseUrl, dataFolder }: DatabaseSettings, log: Logger): Promise<Connection> {
  const connection =
    databaseUrl === undefined
      ? await connectEmbedded(dataFolder, (reason) => log.error({ reason }, 'the embedded database was reopened'))
      : await connectPostgres(databaseUrl);
  try {
    await migrate(connection.db);
    await installStartData(connection.db);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

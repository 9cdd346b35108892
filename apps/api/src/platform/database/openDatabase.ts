import type { Logger } from 'pino';
import { connectEmbedded, connectPostgres, type Connection } from './connect.ts';
import { migrate } from './migrate.ts';
import { installStartData } from './startData.ts';

/** Where the data is: on a PostgreSQL server, or else in a folder of the embedded database. */
export interface DatabaseSettings {
  databaseUrl: string | undefined;
  dataFolder: string;
}

/** Opens the database that the settings choose and brings it up to date. */
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

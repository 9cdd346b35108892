import { rmSync } from 'node:fs';
import createClient, { type Client } from 'openapi-fetch';
import { pino, type Logger } from 'pino';
import type { components, paths } from '@resonanz/contract/types';
import type { Database } from '../../src/platform/database/connect.ts';
import type { RateLimits } from '../../src/platform/http/rateLimits.ts';
import { repository } from '../../src/settings.ts';
import { startServer, type RunningServer } from '../../src/startServer.ts';
import { mailsDelivered, readMailbox, testMailSettings, type ReceivedMail } from './mailbox.ts';
import { TestClock } from './TestClock.ts';
import { createTestDatabase, type TestDatabaseKind } from './testDatabase.ts';
import { testStorageSettings } from './testStorage.ts';
import { testPassword, testUsers, type TestUserName } from './testUsers.ts';

type LoginResult = components['schemas']['LoginResult'];

/** A client typed by the contract. */
export type ApiClient = Client<paths>;

/** A real server with a database of its own. */
export interface TestServer {
  url: string;
  db: Database;
  clock: TestClock;
  /** Data folder of an embedded database. */
  folder: string | undefined;
  /** Where uploaded files lie. */
  filesFolder: string;
  server: RunningServer;
  /** A client that sends this token, or none. */
  client(token?: string): ApiClient;
  /** Logs a user of the kit in where he belongs. */
  logIn(name: TestUserName): Promise<LoginResult>;
  /** A client that is logged in as a user of the kit. */
  as(name: TestUserName): Promise<ApiClient>;
  /** Every mail so far, oldest first; waits for those on their way. */
  mails(): Promise<ReceivedMail[]>;
  stop(): Promise<void>;
}

interface TestServerOptions {
  database: TestDatabaseKind;
  liveRecheckMs?: number;
  /** Default: far above what tests do. */
  rateLimits?: RateLimits;
  /** Default: says nothing. */
  log?: Logger;
  /** Where mails go; a folder of its own by default. */
  smtpUrl?: string;
  /** Default: no, because most films of tests are none. */
  makesPreviews?: boolean;
  /** Where uploaded files lie; a folder of its own by default. */
  filesFolder?: string;
}

function logInPath(roleId: number): '/authenticate' | '/brandAuthenticate' | '/testerworldAuthenticate' {
  if (roleId === 8) return '/testerworldAuthenticate';
  return roleId === 2 || roleId === 3 ? '/brandAuthenticate' : '/authenticate';
}

const generousLimits: RateLimits = { user: 100_000, exports: 100_000, anonymous: 100_000, pictures: 100_000 };

/** Starts a server on a random port; every answer is compared with the contract. */
export async function startTestServer({
  database,
  liveRecheckMs,
  rateLimits = generousLimits,
  log,
  smtpUrl,
  makesPreviews = false,
  filesFolder,
}: TestServerOptions): Promise<TestServer> {
  const { connection, folder, remove } = await createTestDatabase(database);
  const clock = new TestClock();
  const mail = testMailSettings(smtpUrl);
  const storage = testStorageSettings(filesFolder);
  const server = await startServer({
    connection,
    clock,
    log: log ?? pino({ level: process.env['RESONANZ_LOG_LEVEL'] ?? 'silent' }),
    host: '127.0.0.1',
    port: 0,
    origins: ['https://staff.example.com'],
    trustsProxy: true,
    checksAnswers: true,
    rateLimits,
    mail,
    storage,
    repository,
    makesPreviews,
    ...(liveRecheckMs === undefined ? {} : { liveRecheckMs }),
  });
  const client = (token?: string): ApiClient =>
    createClient<paths>({
      baseUrl: `${server.url}/api`,
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
    });
  const logIn = async (name: TestUserName): Promise<LoginResult> => {
    const { email, role_id } = testUsers[name];
    const { data, error } = await client().POST(logInPath(role_id), {
      body: { username: email, password: testPassword },
    });
    if (data === undefined) throw new Error(`${name} could not log in: ${JSON.stringify(error)}`);
    return data.data;
  };
  return {
    url: server.url,
    db: connection.db,
    clock,
    folder,
    filesFolder: storage.folder,
    server,
    client,
    logIn,
    as: async (name) => client((await logIn(name)).accessToken),
    async mails() {
      await mailsDelivered(connection.db);
      return readMailbox(mail.folder);
    },
    async stop() {
      await server.stop();
      await remove();
      rmSync(mail.folder, { recursive: true, force: true });
      rmSync(storage.folder, { recursive: true, force: true });
    },
  };
}

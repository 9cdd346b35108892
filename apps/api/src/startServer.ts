import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { AccessTokens } from './access/AccessTokens.ts';
import { readSecret } from './access/secrets.ts';
import { areas } from './areas.ts';
import type { Connection } from './database/connect.ts';
import { contract } from './http/contract.ts';
import { createServer } from './http/createServer.ts';
import { createLocalBus } from './live/LiveBus.ts';
import { LiveGateway } from './live/LiveGateway.ts';
import { createPostgresBus } from './live/postgresBus.ts';
import type { Clock, Services } from './services.ts';
import { StartupError } from './StartupError.ts';
import { serveStatic } from './static/serveStatic.ts';

/** Milliseconds that calls in progress get when the server stops. */
const lastCallMs = 8_000;

export interface StartOptions {
  connection: Connection;
  clock: Clock;
  log: Logger;
  host: string;
  port: number;
  origins: readonly string[];
  trustsProxy: boolean;
  checksAnswers?: boolean;
  liveRecheckMs?: number;
  /** Root of the repository, for the built shells. */
  repository: string;
}

/** A server that listens. */
export interface RunningServer {
  url: string;
  services: Services;
  http: FastifyInstance;
  /** Finishes the calls in progress, then stops; the database connection stays open. */
  stop(): Promise<void>;
}

function listenError(error: unknown, host: string, port: number): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartupError(`Port ${port} is already in use; stop the other program or choose another port with --port.`);
  }
  if (code === 'EACCES') return new StartupError(`Port ${port} may not be opened by this user; choose one above 1023.`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return new StartupError(`HOST "${host}" is not an address of this machine.`);
  return error;
}

/** Starts the server on a migrated database. */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { connection, clock, log, origins } = options;
  const { db } = connection;
  const accessTokens = new AccessTokens(await readSecret(db, 'access-tokens'), clock);
  const hashKey = await readSecret(db, 'hashes');
  const bus = connection.kind === 'postgres' ? createPostgresBus(connection, log) : createLocalBus();
  const gateway = new LiveGateway({
    db,
    accessTokens,
    clock,
    bus,
    log,
    origins,
    ...(options.liveRecheckMs === undefined ? {} : { recheckMs: options.liveRecheckMs }),
  });
  const services: Services = { db, live: gateway, clock, accessTokens, hashKey };
  try {
    const http = await createServer({
      services,
      areas,
      contract,
      log,
      origins,
      trustsProxy: options.trustsProxy,
      checksAnswers: options.checksAnswers ?? false,
    });
    await serveStatic(http, { db, repository: options.repository });
    gateway.attach(http.server);
    await http.listen({ host: options.host, port: options.port });
    const { port } = http.server.address() as AddressInfo;
    const stop = async (): Promise<void> => {
      await gateway.close();
      // A call in progress leaves its connection open for the next one: close it once it is idle.
      const idle = setInterval(() => http.server.closeIdleConnections(), 50);
      const late = setTimeout(() => http.server.closeAllConnections(), lastCallMs);
      await http.close();
      clearInterval(idle);
      clearTimeout(late);
    };
    const isEverywhere = options.host === '0.0.0.0' || options.host === '::';
    return { url: `http://${isEverywhere ? 'localhost' : options.host}:${port}`, services, http, stop };
  } catch (error) {
    await gateway.close();
    throw listenError(error, options.host, options.port);
  }
}

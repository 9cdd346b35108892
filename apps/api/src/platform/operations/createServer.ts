import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import { fastify, type FastifyInstance, LogController } from 'fastify';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { CallUser } from '../access/CallUser.ts';
import { ApiError } from '../http/ApiError.ts';
import { collectPolicyReports } from '../http/collectPolicyReports.ts';
import { dataPolicy } from '../http/contentPolicy.ts';
import type { ContractDocument } from '../http/contract.ts';
import { allowOrigins } from '../http/cors.ts';
import { handleErrors, sendError, sendUnknownRoute } from '../http/errors.ts';
import { multipartLimits } from '../http/multipart.ts';
import { createRateGuard, type RateGuard, type RateLimits } from '../http/rateLimits.ts';
import { compressAnswers } from '../pages/serveStatic.ts';
import type { Area } from './area.ts';
import { registerOperations } from './registerOperations.ts';
import type { RowRules } from './RowRules.ts';
import type { Services } from './Services.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user of a call to the API; undefined for public operations. */
    callUser: CallUser | undefined;
  }
}

export interface ServerOptions {
  services: Services;
  rowRules: RowRules;
  areas: readonly Area[];
  contract: ContractDocument;
  log: Logger;
  /** Other origins from which shells may call. */
  origins: readonly string[];
  /** Whether X-Forwarded-For from a reverse proxy is trusted. */
  trustsProxy: boolean;
  rateLimits: RateLimits;
  checksAnswers: boolean;
  /** Serves the routes that the contract assigns to protocols of their own (`x-protocol`), below /api. */
  serveProtocols(api: FastifyInstance, rateGuard: RateGuard): void;
}

/** Strict-Transport-Security max-age in seconds: a year. */
const transportSeconds = 31_536_000;
const maxBodyBytes = 2 * 1024 * 1024;

function requestIdOf(header: string | string[] | undefined): string {
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID();
}

/** The HTTP server with every operation of the contract below /api, /health and /ready. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { services, log } = options;
  const server = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    // One proxy: addresses before the one it added to X-Forwarded-For were written by the client.
    trustProxy: options.trustsProxy ? (_address: string, hop: number) => hop === 0 : false,
    bodyLimit: maxBodyBytes,
    requestTimeout: 60_000,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 300 },
  }) as unknown as FastifyInstance;

  server.decorateRequest('callUser', undefined);
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    // Only valid over TLS: sent when the request, or the proxy in front, used TLS.
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${transportSeconds}`);
  });
  // The route's pattern, never the URL itself: URLs may contain e-mail addresses and tokens.
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const entry = { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) };
    request.log[route.startsWith('/api') ? 'info' : 'debug'](entry, 'request');
  });
  handleErrors(server);
  await compressAnswers(server);

  collectPolicyReports(server);
  server.get('/health', async () => ({ status: 'ok' }));
  server.get('/ready', async (_request, reply) => {
    try {
      await sql`select 1`.execute(services.db);
      return { status: 'ready' };
    } catch {
      return sendError(reply, new ApiError(503, 'SERVICE_UNAVAILABLE', 'databaseUnavailable'));
    }
  });

  await server.register(
    async (api) => {
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('content-security-policy', dataPolicy);
      });
      await allowOrigins(api, options.origins);
      await api.register(multipart, { limits: multipartLimits });
      api.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: 64 * 1024 },
        async (_request: unknown, body: string | Buffer) => Object.fromEntries(new URLSearchParams(String(body))),
      );
      const rateGuard = await createRateGuard(api, options.rateLimits);
      registerOperations(api, { ...options, rateGuard });
      options.serveProtocols(api, rateGuard);
      api.setNotFoundHandler((_request, reply) => sendUnknownRoute(reply));
    },
    { prefix: '/api' },
  );
  return server;
}

import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './ApiError.ts';
import type { Effect } from './contract.ts';
import { networkOf } from './networkOf.ts';

/** Calls a minute; each server counts for itself. */
export interface RateLimits {
  /** Calls of one user. */
  user: number;
  /** Exports of one user. */
  exports: number;
  /** Calls of one network without a valid token: log-ins, resets, refreshes, refused tokens. */
  anonymous: number;
  /** Stored pictures that one network fetches; browsers keep each for a day. */
  pictures: number;
}

/** What one person with several tabs, or one office that logs in, never reaches; of pictures, sixty lists of a hundred. */
export const defaultRateLimits: RateLimits = { user: 900, exports: 20, anonymous: 300, pictures: 6_000 };

/** Counts calls and refuses those above the limit with 429 and Retry-After. */
export interface RateGuard {
  /** Counts a call of the request's user, or of its network when nobody is logged in. */
  count(request: FastifyRequest, effect: Effect): Promise<void>;
  /** Counts a picture for the request's network: whoever asks for one carries no token. */
  countPicture(request: FastifyRequest): Promise<void>;
}

const timeWindow = 60_000;

/** Makes the guard of a server. */
export async function createRateGuard(server: FastifyInstance, limits: RateLimits): Promise<RateGuard> {
  await server.register(rateLimit, { global: false, cache: 50_000 });
  // A connection that has closed meanwhile has no address any more.
  const networkKey = ({ ip }: { ip: string | undefined }): string => `network ${networkOf(ip ?? '')}`;
  const userKey = (request: FastifyRequest): string => `user ${request.callUser?.id}`;
  const counters = {
    anonymous: server.createRateLimit({ max: limits.anonymous, timeWindow, keyGenerator: networkKey }),
    pictures: server.createRateLimit({
      max: limits.pictures,
      timeWindow,
      keyGenerator: (request) => `picture ${networkKey(request)}`,
    }),
    user: server.createRateLimit({ max: limits.user, timeWindow, keyGenerator: userKey }),
    exports: server.createRateLimit({
      max: limits.exports,
      timeWindow,
      keyGenerator: (request) => `export ${userKey(request)}`,
    }),
  };
  async function pass(counter: keyof typeof counters, request: FastifyRequest): Promise<void> {
    const verdict = await counters[counter](request);
    if (verdict.isAllowed || !verdict.isExceeded) return;
    throw new ApiError(429, 'TOO_MANY_REQUESTS', 'tooManyRequests', {
      headers: { 'retry-after': String(verdict.ttlInSeconds) },
      data: { retryAfterSeconds: verdict.ttlInSeconds },
    });
  }
  return {
    async count(request, effect) {
      if (request.callUser === undefined) return pass('anonymous', request);
      await pass('user', request);
      if (effect === 'export') await pass('exports', request);
    },
    countPicture: (request) => pass('pictures', request),
  };
}

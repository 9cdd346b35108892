import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Lets shells hosted on other origins call the API; tokens travel in a header, so no credentials are allowed. */
export async function allowOrigins(server: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await server.register(cors, {
    // A function: with a list, foreign origins would be told which headers they may read.
    origin: async (origin: string | undefined) => origin !== undefined && origins.includes(origin),
    methods: ['GET', 'POST', 'HEAD', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'idempotency-key',
      'isrefreshtoken',
      'tus-resumable',
      'upload-offset',
      'x-request-id',
    ],
    exposedHeaders: ['content-disposition', 'retry-after', 'upload-length', 'upload-offset', 'x-request-id'],
    maxAge: 600,
    strictPreflight: false,
  });
}

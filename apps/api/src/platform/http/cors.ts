import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Lets shells on other origins call the API; tokens are sent in a header, so credentials are not allowed. */
export async function allowOrigins(server: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await server.register(cors, {
    // A function: a list would reveal the allowed headers to foreign origins.
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

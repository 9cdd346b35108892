import type { FastifyReply } from 'fastify';
import type { FileAnswer } from './FileAnswer.ts';

/** Sends a file so that browsers never treat its content as one of our pages. */
export function sendFile(
  reply: FastifyReply,
  file: FileAnswer,
  place: 'attachment' | 'inline' = 'attachment',
): FastifyReply {
  const { size, part } = file;
  if (part !== undefined) reply.code(206).header('content-range', `bytes ${part.start}-${part.end}/${size}`);
  if (size !== undefined) reply.header('content-length', part === undefined ? size : part.end - part.start + 1);
  return reply
    .header('content-type', file.contentType)
    .header('content-disposition', place === 'inline' ? 'inline' : file.disposition)
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header('cache-control', 'no-store')
    .send(file.bytes instanceof Uint8Array ? Buffer.from(file.bytes) : file.bytes);
}

import { stat } from 'node:fs/promises';
import path from 'node:path';
import compress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import { addressOf } from '../http/addressOf.ts';
import { ApiError } from '../http/ApiError.ts';
import { mediaPolicy, reportingEndpoints, shellPolicy, storybookPolicy } from '../http/contentPolicy.ts';
import { sendError, sendUnknownRoute } from '../http/errors.ts';
import type { RateLimits } from '../http/rateLimits.ts';
import { drawnPage } from './drawnPage.ts';
import { serveSearchEngines } from './forMachines.ts';
import { pathnameOf } from './pathnameOf.ts';
import { serveMedia } from './serveMedia.ts';
import { pagesIn } from './shellPages.ts';
import { createShells, shellNameFor, type Shell } from './shells.ts';

interface StaticOptions {
  db: Database;
  /** Root of the repository, which contains the builds of the shells. */
  repository: string;
  /** Public origin of the pages, known once the server listens. */
  publicUrl: () => string;
  rateLimits: RateLimits;
}

const immutable = 'public, max-age=31536000, immutable';

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch {
    return false;
  }
}

/** The file of a build for a path, or undefined; never one outside the build. */
async function fileOf(shell: Shell, pathname: string): Promise<string | undefined> {
  if (!pathname.startsWith(shell.base)) return undefined;
  const relative = path.normalize(pathname.slice(shell.base.length));
  const isHidden = relative.split(path.sep).some((segment) => segment.startsWith('.'));
  if (relative === '' || isHidden || path.isAbsolute(relative) || relative.includes('\0')) return undefined;
  return (await isFile(path.join(shell.root, relative))) ? relative : undefined;
}

/** Browsers ask for HTML; curl and monitors accept anything, and get the page unless the path names a file. */
function wantsPage(request: FastifyRequest, pathname: string): boolean {
  const accept = request.headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && path.extname(pathname) === '');
}

function protect(request: FastifyRequest, reply: FastifyReply, shell: Shell): void {
  const isStorybook = shell.name === 'storybook';
  reply.header('content-security-policy', isStorybook ? storybookPolicy : shellPolicy(request.headers.host));
  if (!isStorybook) reply.header('reporting-endpoints', reportingEndpoints);
  reply.header('x-frame-options', isStorybook ? 'SAMEORIGIN' : 'DENY');
  reply.header('cross-origin-opener-policy', 'same-origin');
  reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
}

/** Whether the query needs the app rather than a prerendered page: a login step or an earlier version of the terms. */
const asksForMore = (request: FastifyRequest): boolean =>
  [...addressOf(request).searchParams.keys()].some(
    (name) => name === 'step' || name === 'version' || name === 'reason',
  );

/** Sends the content of a shell's path: a file of its build, a page, or the "not found" page. */
async function sendShell(
  request: FastifyRequest,
  reply: FastifyReply,
  shell: Shell,
  pathname: string,
  origin: string,
): Promise<FastifyReply> {
  const file = await fileOf(shell, pathname);
  if (file !== undefined && !file.endsWith('.html')) {
    const isHashed = file.startsWith(`assets${path.sep}`);
    reply.header('cache-control', isHashed ? immutable : 'public, max-age=300');
    if (file.endsWith('.svg')) reply.header('content-security-policy', mediaPolicy);
    return reply.sendFile(file, shell.root, { cacheControl: false });
  }
  // Only pages fall back to the shell: a missing script must not come back as HTML.
  const page = file ?? (shell.name === 'storybook' && pathname !== shell.base ? undefined : 'index.html');
  if (page === undefined || (file === undefined && !wantsPage(request, pathname))) return sendUnknownRoute(reply);
  if (!(await isFile(path.join(shell.root, page)))) {
    return reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .send(`The app "${shell.name}" has not been built yet; "npm run build" does it.`);
  }
  protect(request, reply, shell);
  if (shell.name !== 'storybook') {
    const answer = (await pagesIn(shell)).lookUp(pathname);
    if (answer.kind === 'spelled') return reply.redirect(answer.pathname + addressOf(request).search, 308);
    if (answer.kind === 'nothing') reply.code(404);
    const drawn =
      answer.drawn === undefined || asksForMore(request)
        ? undefined
        : await drawnPage(request, shell, answer.drawn, origin);
    if (drawn !== undefined) return reply.headers(drawn.headers).type('text/html; charset=utf-8').send(drawn.html);
  }
  reply.header('cache-control', 'no-cache');
  return reply.sendFile(page, shell.root, { cacheControl: false });
}

/** Serves the built shells, Storybook and stored pictures beside the API. */
export async function serveStatic(
  server: FastifyInstance,
  { db, repository, publicUrl, rateLimits }: StaticOptions,
): Promise<void> {
  const shells = createShells(repository);
  await server.register(fastifyStatic, {
    root: path.join(repository, 'apps'),
    serve: false,
    preCompressed: true,
    etag: true,
    lastModified: true,
  });

  serveSearchEngines(server, [shells.staff, shells.brand, shells.testerworld], publicUrl);

  await serveMedia(server, db, rateLimits);

  // HEAD gets the same response without the body.
  server.get('/*', { exposeHeadRoute: true }, async (request, reply) => {
    const pathname = pathnameOf(request);
    if (pathname === undefined || pathname.includes('\0'))
      return sendError(reply, new ApiError(400, 'BAD_REQUEST', 'badRequest'));
    // A call that does not exist is no page, whatever the caller would accept.
    if (pathname === '/api' || pathname.startsWith('/api/')) return sendUnknownRoute(reply);
    if (pathname === '/storybook') return reply.redirect('/storybook/', 308);
    return sendShell(request, reply, shells[shellNameFor(pathname)], pathname, publicUrl());
  });
  server.setNotFoundHandler((_request, reply) => sendUnknownRoute(reply));
}

/** Compresses answers that do not lie compressed beside their file already; to be registered before the routes. */
export async function compressAnswers(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    global: true,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
}

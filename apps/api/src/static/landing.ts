import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brandPaths } from '@resonanz/domain/paths';
import type { FastifyRequest } from 'fastify';
import { languageOf } from '../http/languageOf.ts';
import type { Shell } from './shells.ts';

/** Stands in the drawn page for the address people reach the server under. */
const ORIGIN = '%ORIGIN%';

/** Whether a path is the one whose page is drawn beforehand. */
export const isLanding = (pathname: string): boolean => pathname.replace(/\/$/, '') === brandPaths.landing();

/** The drawn page of a shell in the language of a request; undefined while it has not been built. */
export async function landingFor(request: FastifyRequest, shell: Shell, origin: string): Promise<{ html: string; headers: Record<string, string> } | undefined> {
  const language = languageOf(request);
  const drawn = await readFile(path.join(shell.root, `landing.${language}.html`), 'utf8').catch(() => undefined);
  if (drawn === undefined) return undefined;
  return {
    html: drawn.replaceAll(ORIGIN, origin),
    headers: { 'cache-control': 'no-cache', 'content-language': language, vary: 'Accept-Language, Cookie' },
  };
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { languageOf } from '../http/languageOf.ts';
import type { Shell } from './shells.ts';

/** Placeholder in a prerendered page for the public origin. */
const ORIGIN = '%ORIGIN%';

/** A page prerendered by the build, in the language of a request; undefined when there is none. */
export async function drawnPage(
  request: FastifyRequest,
  shell: Shell,
  name: string,
  origin: string,
): Promise<{ html: string; headers: Record<string, string> } | undefined> {
  const language = languageOf(request);
  const drawn = await readFile(path.join(shell.root, 'drawn', `${name}.${language}.html`), 'utf8').catch(
    () => undefined,
  );
  if (drawn === undefined) return undefined;
  return {
    html: drawn.replaceAll(ORIGIN, origin),
    headers: { 'cache-control': 'no-cache', 'content-language': language, vary: 'Accept-Language, Cookie' },
  };
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyRequest } from 'fastify';
import { languageOf } from '../http/languageOf.ts';
import type { Shell } from './shells.ts';

/** Stands in a drawn page for the address people reach the server under. */
const ORIGIN = '%ORIGIN%';

/** A page that the build has drawn, in the language of a request; undefined where there is none. */
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

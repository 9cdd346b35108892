import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brandPaths } from '@resonanz/domain/paths';
import { chooseLanguage, type Language, parseLanguage } from '@resonanz/i18n/language';
import type { FastifyRequest } from 'fastify';
import type { Shell } from './shells.ts';

/** Stands in the drawn page for the address people reach the server under. */
const ORIGIN = '%ORIGIN%';

/** Whether a path is the one whose page is drawn beforehand. */
export const isLanding = (pathname: string): boolean => pathname.replace(/\/$/, '') === brandPaths.landing();

/** The language asked for in the address, else the one chosen in this browser, else what the browser speaks. */
function languageOf({ url, headers }: FastifyRequest): Language {
  const asked = parseLanguage(new URL(url, 'http://localhost').searchParams.get('lang'));
  const [, kept] = /(?:^|;\s*)uiLanguage=([^;]*)/.exec(headers.cookie ?? '') ?? [];
  const spoken = (headers['accept-language'] ?? '').split(',').map((each) => each.split(';')[0] ?? '');
  return asked ?? chooseLanguage(kept, spoken.filter((code) => code.trim() !== '*'));
}

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

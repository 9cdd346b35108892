import { chooseLanguage, type Language, parseLanguage } from '@resonanz/i18n/language';
import type { FastifyRequest } from 'fastify';

/** The language asked for in the address, else the one chosen in this browser, else what the browser speaks. */
export function languageOf({ url, headers }: FastifyRequest): Language {
  const asked = parseLanguage(new URL(url, 'http://localhost').searchParams.get('lang'));
  const [, kept] = /(?:^|;\s*)uiLanguage=([^;]*)/.exec(headers.cookie ?? '') ?? [];
  const spoken = (headers['accept-language'] ?? '').split(',').map((each) => each.split(';')[0] ?? '');
  return asked ?? chooseLanguage(kept, spoken.filter((code) => code.trim() !== '*'));
}

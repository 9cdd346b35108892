import type { FastifyRequest } from 'fastify';
import { chooseLanguage, type Language, parseLanguage } from '@resonanz/i18n/language';
import { addressOf } from './addressOf.ts';

/** The language asked for in the address, else the one chosen in this browser, else what the browser speaks. */
export function languageOf(request: FastifyRequest): Language {
  const { cookie = '', 'accept-language': accepted = '' } = request.headers;
  const asked = parseLanguage(addressOf(request).searchParams.get('lang'));
  const [, kept] = /(?:^|;\s*)uiLanguage=([^;]*)/.exec(cookie) ?? [];
  const spoken = accepted.split(',').map((each) => each.split(';')[0] ?? '');
  return (
    asked ??
    chooseLanguage(
      kept,
      spoken.filter((code) => code.trim() !== '*'),
    )
  );
}

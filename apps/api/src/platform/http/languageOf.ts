import type { FastifyRequest } from 'fastify';
import { chooseLanguage, type Language, parseLanguage } from '@resonanz/i18n/language';
import { addressOf } from './addressOf.ts';

/** The language of the query, else the one stored in the cookie, else the browser's. */
export function languageOf(request: FastifyRequest): Language {
  const { cookie = '', 'accept-language': accepted = '' } = request.headers;
  const asked = parseLanguage(addressOf(request).searchParams.get('lang'));
  const [, stored] = /(?:^|;\s*)uiLanguage=([^;]*)/.exec(cookie) ?? [];
  const spoken = accepted.split(',').map((each) => each.split(';')[0] ?? '');
  return (
    asked ??
    chooseLanguage(
      stored,
      spoken.filter((code) => code.trim() !== '*'),
    )
  );
}

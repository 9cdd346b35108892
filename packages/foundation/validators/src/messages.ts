import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import type { ErrorCode } from './schema.ts';

/** The words for every error code, by language; fits `translator` and `useMessages` of `@resonanz/i18n`. */
export const messages: { readonly de: Readonly<Record<ErrorCode, string>>; readonly en: Readonly<Record<ErrorCode, string>> } = { de, en };

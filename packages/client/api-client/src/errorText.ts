import { firstMessageKey, type Messages, type MessageValues, type Translate } from '@resonanz/i18n/messages';
import { errorNames, isApiError } from './ApiError.ts';

const SERVER_FAILURE = 500;

/** The text of an error that is no key but a sentence of the server's own. */
function sentenceOf(error: unknown): string | undefined {
  const isSentence = isApiError(error) && error.status < SERVER_FAILURE && error.errorKey?.includes(' ');
  return isSentence ? (error.errorKey ?? undefined) : undefined;
}

/**
 * Says an error in words: those for the first of its names that stand beside `fallback` in the catalogue, else a sentence of the
 * server as it stands, else those of `fallback`. With `campaigns.error.other`, a refusal `forbidden` reads
 * `campaigns.error.forbidden`.
 */
export function errorText<Key extends string>(
  error: unknown,
  t: Translate<Key>,
  messages: Messages<Key>,
  fallback: NoInfer<Key>,
  values?: MessageValues,
): string {
  const siblings = fallback.slice(0, fallback.lastIndexOf('.') + 1);
  const candidates = errorNames(error).map((name) => `${siblings}${name}`);
  const key = firstMessageKey(messages, candidates, fallback);
  return (key === fallback ? sentenceOf(error) : undefined) ?? t(key, values);
}

import {
  isMessageKey,
  type MessageKey,
  type Messages,
  type MessageValues,
  type Translate,
} from '@resonanz/i18n/messages';
import { errorNames, isApiError } from './ApiError.ts';
import { messages as generalMessages } from './messages.ts';

const SERVER_FAILURE = 500;
const LONGEST_SENTENCE = 300;

/** The text of an error that is no key but a sentence of the server's own. */
function sentenceOf(error: unknown): string | undefined {
  if (!isApiError(error) || error.status >= SERVER_FAILURE) return undefined;
  const { errorKey } = error;
  return errorKey?.includes(' ') && errorKey.length <= LONGEST_SENTENCE ? errorKey : undefined;
}

/** What the server sends with an error, for the placeholders of its words: the `most` rows of a file, for example. */
function valuesOf(error: unknown): MessageValues {
  const data = isApiError(error) ? error.data : null;
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(
    Object.entries(data).filter(([, value]) => typeof value === 'string' || typeof value === 'number'),
  );
}

/** Says what is the same everywhere, in the language shown. */
export type SayGenerally = Translate<MessageKey<typeof generalMessages>>;

/**
 * Says an error in words: those for the first of its names that stand beside `fallback` in the catalogue, else a
 * sentence of the server as it stands (docs/domain/api.md#error-texts), else those of `fallback`. With
 * `campaigns.error.other`, the error `forbidden` reads `campaigns.error.forbidden`. The words may name what the server
 * sends with the error (`{most}` for `data: { most: 20000 }`) and the `values` given here, which go first. In React
 * take `useErrorText`, which has words of its own for what is the same everywhere.
 *
 * @source docs/domain/api.md#error-texts
 */
export function errorText<Key extends string>(
  error: unknown,
  t: Translate<Key>,
  messages: Messages<Key>,
  fallback: NoInfer<Key>,
  values?: MessageValues,
  sayGenerally?: SayGenerally,
): string {
  const siblings = fallback.slice(0, fallback.lastIndexOf('.') + 1);
  for (const name of errorNames(error)) {
    const own = `${siblings}${name}`;
    if (isMessageKey(messages, own)) return t(own, { ...valuesOf(error), ...values });
    const general = `apiClient.error.${name}`;
    if (sayGenerally && isMessageKey(generalMessages, general)) return sayGenerally(general);
  }
  return sentenceOf(error) ?? t(fallback, values);
}

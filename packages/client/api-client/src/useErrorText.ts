'use client';

import { useCallback } from 'react';
import type { Messages, MessageValues } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { errorText } from './errorText.ts';
import { messages as generalMessages } from './messages.ts';

/**
 * Says an error in words; `fallback` is the key of what is said when nothing fits better, its neighbours in the
 * catalogue go first.
 */
export type SayError<Key extends string> = (error: unknown, fallback: Key, values?: MessageValues) => string;

/**
 * How a package says errors: by its own words (see `errorText`), else by general ones for a write whose outcome is
 * unknown or that is still being carried out, for too many requests, no connection and no permission. The function
 * stays the same until the language changes.
 *
 * @source docs/domain/api.md#error-statuses
 */
export function useErrorText<Key extends string>(messages: Messages<Key>): SayError<Key> {
  const t = useMessages(messages);
  const sayGenerally = useMessages(generalMessages);
  return useCallback(
    (error, fallback, values) => errorText(error, t, messages, fallback, values, sayGenerally),
    [t, messages, sayGenerally],
  );
}

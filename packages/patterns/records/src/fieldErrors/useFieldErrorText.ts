'use client';

import { useCallback } from 'react';
import { type Messages, textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { messages as ruleMessages } from '@resonanz/validators/messages';

/**
 * Says the error of a field by its message key: by the words beside `fallback` in the catalogue, else by those of the
 * rules, else by `fallback`.
 */
export function useFieldErrorText<Key extends string>(
  messages: Messages<Key>,
  fallback: NoInfer<Key>,
): (key: string) => string {
  const t = useMessages(messages);
  const rule = useMessages(ruleMessages);
  const siblings = fallback.slice(0, fallback.lastIndexOf('.') + 1);
  return useCallback(
    (key) => textOr(t, messages, `${siblings}${key}`, textOr(rule, ruleMessages, key, t(fallback))),
    [t, rule, messages, siblings, fallback],
  );
}

'use client';

import { useCallback } from 'react';
import { isMessageKey, type Messages, textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { messages as ruleMessages } from '@resonanz/validators/messages';

/** Whether a rule's text names a value: the server sends none with the key of an error. */
const needsValues = (key: string): boolean => isMessageKey(ruleMessages, key) && ruleMessages.de[key].includes('{');

/**
 * Says the error of a field by its message key: by the words beside `fallback` in the catalogue, else by those of the
 * rules where they need no values, else by `fallback`.
 */
export function useFieldErrorText<Key extends string>(
  messages: Messages<Key>,
  fallback: NoInfer<Key>,
): (key: string) => string {
  const t = useMessages(messages);
  const rule = useMessages(ruleMessages);
  const siblings = fallback.slice(0, fallback.lastIndexOf('.') + 1);
  return useCallback(
    (key) => {
      const other = t(fallback);
      return textOr(
        t,
        messages,
        `${siblings}${key}`,
        needsValues(key) ? other : textOr(rule, ruleMessages, key, other),
      );
    },
    [t, rule, messages, siblings, fallback],
  );
}

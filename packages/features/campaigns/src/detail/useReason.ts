import { useCallback } from 'react';
import { isMessageKey } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

/** Says the server's key of an error or a warning in words. */
export function useReason(): (key: string) => string {
  const t = useMessages(messages);
  return useCallback(
    (key) => {
      const own = `campaigns.error.${key}`;
      return t(isMessageKey(messages, own) ? own : 'campaigns.error.other');
    },
    [t],
  );
}

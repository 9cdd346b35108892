import { useState } from 'react';
import { rejectRefused } from '@resonanz/api-client/errors';
import { useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { messages } from './messages.ts';

/** Sends a change that needs no dialog of its own: done, it shows and is announced; an error is shown in a toast. */
export function useAct() {
  const say = useErrorText(messages);
  const { attempt } = useNotifier();
  const [isPending, setPending] = useState(false);
  return {
    isPending,
    async send(call: () => Promise<unknown>, doneText: string): Promise<void> {
      setPending(true);
      try {
        await attempt(
          () => rejectRefused(call()),
          (error) => say(error, 'requests.error.other'),
          doneText,
        );
      } finally {
        setPending(false);
      }
    },
  };
}

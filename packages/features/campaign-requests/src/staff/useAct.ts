import { useState } from 'react';
import { useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { firstMessageKey } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

/** Something that is sent. */
export interface Act {
  /** Why the last attempt failed, in words. */
  readonly failure: string | undefined;
  readonly isPending: boolean;
  /** Sends it; resolves to whether it was done. */
  readonly send: (call: () => Promise<unknown>, doneText: string) => Promise<boolean>;
}

/** The first rejection in an answer over several records. */
function reasonKeyOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('refused' in answer)) return undefined;
  return (answer.refused as readonly { readonly reason: string }[])[0]?.reason;
}

/**
 * Sends a change; done, it shows and is announced. After an error `failure` has the text for a dialog; with
 * `showsErrors` a toast shows it.
 */
export function useAct({ showsErrors = false }: { showsErrors?: boolean } = {}): Act {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { announce, notifyFailure } = useNotifier();
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);

  function showFailure(text: string): false {
    if (showsErrors) notifyFailure(text);
    else setFailure(text);
    return false;
  }

  return {
    failure,
    isPending,
    async send(call, doneText) {
      setFailure(undefined);
      setPending(true);
      try {
        const reasonKey = reasonKeyOf(await call());
        if (reasonKey !== undefined)
          return showFailure(t(firstMessageKey(messages, [`requests.error.${reasonKey}`], 'requests.error.other')));
        announce(doneText);
        return true;
      } catch (error) {
        return showFailure(say(error, 'requests.error.other'));
      } finally {
        setPending(false);
      }
    },
  };
}

import { useState } from 'react';
import { useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { firstMessageKey } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

/** Something that is sent. */
export interface Act {
  /** Why the last attempt was refused, in words. */
  readonly fault: string | undefined;
  readonly isPending: boolean;
  /** Sends it; resolves to whether it was done. */
  readonly send: (call: () => Promise<unknown>, doneText: string) => Promise<boolean>;
}

/** The first refusal of an answer over several records. */
function refusalOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('refused' in answer)) return undefined;
  return (answer.refused as readonly { readonly reason: string }[])[0]?.reason;
}

/**
 * Sends a change; done, it shows and is announced. Refused, the reason is kept for a dialog, or told by a toast where
 * there is none.
 */
export function useAct({ showsErrors = false }: { showsErrors?: boolean } = {}): Act {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { announce, notifyFailure } = useNotifier();
  const [fault, setFault] = useState<string>();
  const [isPending, setPending] = useState(false);

  function refuse(text: string): false {
    if (showsErrors) notifyFailure(text);
    else setFault(text);
    return false;
  }

  return {
    fault,
    isPending,
    async send(call, doneText) {
      setFault(undefined);
      setPending(true);
      try {
        const refusal = refusalOf(await call());
        if (refusal !== undefined)
          return refuse(t(firstMessageKey(messages, [`requests.error.${refusal}`], 'requests.error.other')));
        announce(doneText);
        return true;
      } catch (error) {
        return refuse(say(error, 'requests.error.other'));
      } finally {
        setPending(false);
      }
    },
  };
}

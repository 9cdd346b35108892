import { useState } from 'react';
import { useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { messages } from '../detail/messages.ts';
import { useReason } from '../detail/useReason.ts';

/** A change sent from a dialog. */
export interface Change {
  /** Why the last attempt failed, in words. */
  readonly failure: string | undefined;
  readonly isPending: boolean;
  readonly send: (call: () => Promise<unknown>) => Promise<void>;
}

/** The first rejection in an answer over several records. */
function reasonKeyOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('refused' in answer)) return undefined;
  return (answer.refused as readonly { readonly reason: string }[])[0]?.reason;
}

/** Sends a change from a dialog: done, the row shows it; after an error the dialog says why and keeps what was entered. */
export function useChange(doneText: string, onDone: () => void): Change {
  const say = useErrorText(messages);
  const reason = useReason();
  const { announce } = useNotifier();
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  return {
    failure,
    isPending,
    async send(call) {
      setFailure(undefined);
      setPending(true);
      try {
        const reasonKey = reasonKeyOf(await call());
        if (reasonKey !== undefined) return setFailure(reason(reasonKey));
        announce(doneText);
        onDone();
      } catch (error) {
        setFailure(say(error, 'campaigns.error.other'));
      } finally {
        setPending(false);
      }
    },
  };
}

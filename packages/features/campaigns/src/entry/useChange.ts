import { useState } from 'react';
import { useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { messages } from '../detail/messages.ts';
import { useReason } from '../detail/useReason.ts';

/** A change sent from a dialog. */
export interface Change {
  /** Why the last attempt was refused, in words. */
  readonly fault: string | undefined;
  readonly isPending: boolean;
  readonly send: (call: () => Promise<unknown>) => Promise<void>;
}

/** The first refusal of an answer over several records. */
function refusalOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null || !('refused' in answer)) return undefined;
  return (answer.refused as readonly { readonly reason: string }[])[0]?.reason;
}

/** Sends a change from a dialog: done, the row shows it; refused, the dialog says why and keeps what was entered. */
export function useChange(doneText: string, onDone: () => void): Change {
  const say = useErrorText(messages);
  const reason = useReason();
  const { announce } = useNotifier();
  const [fault, setFault] = useState<string>();
  const [isPending, setPending] = useState(false);
  return {
    fault,
    isPending,
    async send(call) {
      setFault(undefined);
      setPending(true);
      try {
        const refusal = refusalOf(await call());
        if (refusal !== undefined) return setFault(reason(refusal));
        announce(doneText);
        onDone();
      } catch (error) {
        setFault(say(error, 'campaigns.error.other'));
      } finally {
        setPending(false);
      }
    },
  };
}

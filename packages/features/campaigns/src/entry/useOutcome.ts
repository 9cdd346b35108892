import type { CampaignInfluencerOutcome } from '@resonanz/api-client/campaign-entries';
import { useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useMessages } from '@resonanz/i18n/react';
import { useState } from 'react';
import { messages } from '../detail/messages.ts';
import { useReason } from '../detail/useReason.ts';

/** Sends a change of one channel from a dialog: done, it is told by a toast; refused, the dialog says why. */
export function useOutcome(onDone: () => void) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const reason = useReason();
  const toasts = useToasts();
  const [fault, setFault] = useState<string>();
  return {
    /** Why the last attempt was refused. */
    fault,
    async send(call: () => Promise<CampaignInfluencerOutcome>): Promise<void> {
      setFault(undefined);
      try {
        const [refusal] = (await call()).refused;
        if (refusal) return setFault(reason(refusal.reason));
        toasts.add({ tone: 'ok', title: t('campaigns.moved.title'), text: t('campaigns.changed.text', { count: 1 }) });
        onDone();
      } catch (error) {
        setFault(say(error, 'campaigns.error.other'));
      }
    },
  };
}

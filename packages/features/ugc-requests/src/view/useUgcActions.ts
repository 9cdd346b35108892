import { useApi, useErrorText } from '@resonanz/api-client/react';
import { ugcRequestMutations } from '@resonanz/api-client/ugc-requests';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useQueryClient } from '@tanstack/react-query';
import { messages } from '../messages.ts';
import { useUgcText } from '../useUgcText.ts';

/** The changes of the area, and how their outcome is told. */
export function useUgcActions() {
  const { t } = useUgcText();
  const say = useErrorText(messages);
  const toasts = useToasts();
  const calls = ugcRequestMutations(useApi(), useQueryClient());
  return {
    calls,
    tell: (text: string) => toasts.add({ tone: 'ok', title: t('ugcRequests.done.title'), text }),
    /** Carries something out that has no dialog of its own; a refusal is told as well. */
    async run(act: () => Promise<unknown>, done?: string): Promise<void> {
      try {
        await act();
        if (done !== undefined) toasts.add({ tone: 'ok', title: t('ugcRequests.done.title'), text: done });
      } catch (error) {
        toasts.add({ tone: 'bad', title: t('ugcRequests.error.title'), text: say(error, 'ugcRequests.error.other') });
      }
    },
  };
}

import { campaignMutations, type PipelineState } from '@resonanz/api-client/campaigns';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useMessages } from '@resonanz/i18n/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messages } from '../messages.ts';

/** What can be done with channels of a campaign; every outcome is told by a toast. */
export function useEntryActions(campaignId: number) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const client = useApi();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const calls = campaignMutations(client, queryClient);
  const move = useMutation(calls.move());
  const publish = useMutation(calls.publish());

  function tell(error: unknown): void {
    toasts.add({
      tone: 'bad',
      title: t('campaigns.error.title'),
      text: say(error, 'campaigns.error.other'),
    });
  }

  return {
    isPending: move.isPending || publish.isPending,
    /** Moves channels; true when it was done. */
    async move(ids: readonly number[], state: PipelineState): Promise<boolean> {
      try {
        await move.mutateAsync({ campaignId, compaignInfluencerId: ids, state });
      } catch (error) {
        tell(error);
        return false;
      }
      toasts.add({ tone: 'ok', title: t('campaigns.moved.title'), text: t('campaigns.moved.text', { count: ids.length }) });
      return true;
    },
    /** Publishes channels to the brand or withdraws them; true when it was done. */
    async publish(ids: readonly number[], isPublished: boolean): Promise<boolean> {
      try {
        await publish.mutateAsync({ campaignId, compaignInfluencerId: ids, isPublished });
      } catch (error) {
        tell(error);
        return false;
      }
      const text = isPublished ? 'campaigns.published.text' : 'campaigns.withdrawn.text';
      toasts.add({ tone: 'ok', title: t('campaigns.moved.title'), text: t(text, { count: ids.length }) });
      return true;
    },
  };
}

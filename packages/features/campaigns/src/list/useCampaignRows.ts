import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CampaignListItem, campaignMutations, type CampaignOutcome } from '@resonanz/api-client/campaigns';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { isMessageKey } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from '../messages.ts';

/** What can be done with campaigns of the list; successes show in the list, a refusal is told with its reason. */
export function useCampaignRows() {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { announce, notifyFailure } = useNotifier();
  const calls = campaignMutations(useApi(), useQueryClient());
  const active = useMutation(calls.changeActive());
  const archive = useMutation(calls.changeArchive());
  const remove = useMutation(calls.remove());

  async function run(
    call: Promise<CampaignOutcome>,
    done: 'campaigns.done.changed' | 'campaigns.done.deleted',
  ): Promise<void> {
    try {
      const [refusal] = (await call).refused;
      const key = `campaigns.error.${refusal?.reason}`;
      if (refusal) notifyFailure(t(isMessageKey(messages, key) ? key : 'campaigns.error.other'));
      else announce(t(done));
    } catch (error) {
      notifyFailure(say(error, 'campaigns.error.other'));
    }
  }
  const of = ({ compaignDataId }: CampaignListItem) => [compaignDataId];

  return {
    changeActive: (row: CampaignListItem) =>
      void run(
        active.mutateAsync({ compaignDataId: of(row), activeStatus: row.activeStatus === 1 ? 0 : 1 }),
        'campaigns.done.changed',
      ),
    changeArchive: (row: CampaignListItem) =>
      void run(
        archive.mutateAsync({ compaignDataId: of(row), archive: row.archive === 1 ? 0 : 1 }),
        'campaigns.done.changed',
      ),
    remove: (row: CampaignListItem) =>
      void run(remove.mutateAsync({ compaignDataId: of(row) }), 'campaigns.done.deleted'),
  };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Campaign, campaignMutations, type CampaignOutcome } from '@resonanz/api-client/campaigns';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';
import { useReason } from './useReason.ts';

/** Changes of one campaign that need no further words; outcomes are shown in toasts. */
export function useCampaignActions({ campaignId }: Pick<Campaign, 'campaignId'>) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const reason = useReason();
  const { notifySuccess, notifyFailure } = useNotifier();
  const calls = campaignMutations(useApi(), useQueryClient());
  const status = useMutation(calls.changeStatus());
  const active = useMutation(calls.changeActive());
  const archive = useMutation(calls.changeArchive());

  async function run(call: Promise<CampaignOutcome | Campaign>): Promise<void> {
    try {
      const answer = await call;
      const rejected = 'refused' in answer ? answer.refused[0] : undefined;
      if (rejected) notifyFailure(reason(rejected.reason));
      else notifySuccess(t('campaigns.campaignChanged'));
    } catch (error) {
      notifyFailure(say(error, 'campaigns.error.other'));
    }
  }

  return {
    /** Moves the campaign to another status (docs/domain/transitions.md#campaign-status). */
    changeStatus: (next: 1 | 2 | 3 | 4 | 5) => void run(status.mutateAsync({ campaignId, status: next })),
    /** Activates the campaign, or hides it from its brand and from dialogs. */
    changeActive: (activeStatus: 0 | 1) => void run(active.mutateAsync({ campaignId: [campaignId], activeStatus })),
    /** Archives the campaign, or takes it out of the archive. */
    changeArchive: (next: 0 | 1) => void run(archive.mutateAsync({ campaignId: [campaignId], archive: next })),
  };
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Campaign, campaignMutations } from '@resonanz/api-client/campaigns';
import { rejectRefused } from '@resonanz/api-client/errors';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';

/** Changes of one campaign that need no further words; outcomes are shown in toasts. */
export function useCampaignActions({ campaignId }: Pick<Campaign, 'campaignId'>) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const { notifySuccess, notifyFailure } = useNotifier();
  const calls = campaignMutations(useApi(), useQueryClient());
  const status = useMutation(calls.changeStatus());
  const active = useMutation(calls.changeActive());
  const archive = useMutation(calls.changeArchive());

  async function run(call: Promise<unknown>): Promise<void> {
    try {
      await rejectRefused(call);
      notifySuccess(t('campaigns.campaignChanged'));
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

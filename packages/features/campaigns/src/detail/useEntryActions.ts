import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  campaignEntryMutations,
  type CampaignInfluencerFields,
  type CampaignInfluencerOutcome,
  type PipelineState,
} from '@resonanz/api-client/campaignEntries';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { useMessages } from '@resonanz/i18n/react';
import { messages } from './messages.ts';
import type { Publish } from './usePublishing.ts';
import { useReason } from './useReason.ts';

/**
 * What can be done with channels of a campaign. A success shows in the rows; what is missing is shown in a toast; those
 * that were rejected are handed to `onOutcome`.
 */
export function useEntryActions(
  campaignId: number,
  onOutcome: (outcome: CampaignInfluencerOutcome) => void,
  publish: Publish,
) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const reason = useReason();
  const toasts = useToasts();
  const { announce, notifyFailure } = useNotifier();
  const calls = campaignEntryMutations(useApi(), useQueryClient());
  const move = useMutation(calls.move());
  const setCells = useMutation(calls.setCells());
  const changeNda = useMutation(calls.changeNdaSigned());
  const changeInterest = useMutation(calls.changeInterest());
  const remove = useMutation(calls.remove());
  const all = [move, setCells, changeNda, changeInterest, remove];

  /** What is missing does not hold anybody up: it is shown beside the work, and listed on request. */
  function warn(outcome: CampaignInfluencerOutcome): void {
    const [first, ...others] = outcome.warnings;
    const count = new Set(outcome.warnings.map(({ entryId }) => entryId)).size;
    toasts.add({
      tone: 'info',
      title: t('campaigns.outcome.warnedTitle'),
      text:
        first && others.length === 0
          ? t('campaigns.outcome.warnedOne', { name: first.name, reason: reason(first.reason) })
          : t('campaigns.outcome.warnedMany', { count }),
      ...(others.length > 0 && { action: { label: t('campaigns.outcome.show'), onPress: () => onOutcome(outcome) } }),
    });
  }

  /** True when everything that was asked for has happened. */
  async function run(
    call: Promise<CampaignInfluencerOutcome | null>,
    words: (count: number) => string,
  ): Promise<boolean> {
    try {
      const outcome = await call;
      if (outcome === null) return false;
      const count = outcome.entryId.length;
      if (count > 0) announce(words(count));
      if (outcome.refused.length > 0) onOutcome(outcome);
      else if (outcome.warnings.length > 0) warn(outcome);
      return outcome.refused.length === 0;
    } catch (error) {
      notifyFailure(say(error, 'campaigns.error.other'));
      return false;
    }
  }
  const of = (ids: readonly number[]) => ({ campaignId, entryId: ids });
  const changed = (count: number) => t('campaigns.changed.text', { count });

  return {
    isPending: all.some((each) => each.isPending),
    /** Moves channels to another pipeline state. */
    move: (ids: readonly number[], state: PipelineState) =>
      run(move.mutateAsync({ ...of(ids), state }), (count) => t('campaigns.moved.text', { count })),
    /** Publishes channels to the brand, or withdraws them. */
    publish: (ids: readonly number[], isPublished: boolean) =>
      run(publish(ids, isPublished), (count) =>
        t(isPublished ? 'campaigns.published.text' : 'campaigns.withdrawn.text', { count }),
      ),
    /** Sets the same tag or note for several channels. */
    setCells: (ids: readonly number[], fields: CampaignInfluencerFields) =>
      run(setCells.mutateAsync({ ...of(ids), fields }), changed),
    /** Notes that the NDA was sent, signed or withdrawn. */
    changeNda: (ids: readonly number[], ndaSignedStatus: 0 | 1 | 2) =>
      run(changeNda.mutateAsync({ ...of(ids), ndaSignedStatus }), changed),
    /** Notes that channels have signed their NDA, whether it was sent before or not. */
    signNda: async (ids: readonly number[]) => {
      const step = (ndaSignedStatus: 1 | 2) => changeNda.mutateAsync({ ...of(ids), ndaSignedStatus });
      return run(
        step(1).then(() => step(2)),
        (count) => t('campaigns.ndaSigned.text', { count }),
      );
    },
    /** Notes whether channels are interested (R-FLOW-013). */
    changeInterest: (ids: readonly number[], interestStatus: 0 | 1 | 2) =>
      run(changeInterest.mutateAsync({ ...of(ids), interestStatus }), changed),
    /** Removes channels from the campaign. */
    remove: (ids: readonly number[]) =>
      run(remove.mutateAsync(of(ids)), (count) => t('campaigns.removed.text', { count })),
  };
}

/** The actions on channels. */
export type EntryActions = ReturnType<typeof useEntryActions>;

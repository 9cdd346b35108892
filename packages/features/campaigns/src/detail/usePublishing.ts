import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import {
  campaignEntryMutations,
  type CampaignInfluencerOutcome,
  refusedOf,
} from '@resonanz/api-client/campaignEntries';
import { useApi } from '@resonanz/api-client/react';
import { PUBLISHED } from '@resonanz/domain/campaigns';

type Refused = CampaignInfluencerOutcome['refused'];

/**
 * What to do about channels that the server does not publish unasked: publish the incomplete ones, too, only the
 * others, or none.
 */
export type PublishAnswer = 'all' | 'complete' | null;

/** Channels that the server does not publish unasked, and who waits for the answer. */
export interface PublishQuestion {
  /** Lacking a service or a price: they can be published all the same. */
  readonly incomplete: Refused;
  /** Not to be published, whatever is confirmed. */
  readonly blocked: Refused;
  /** How many of the channels lack nothing. */
  readonly complete: number;
  readonly answer: (answer: PublishAnswer) => void;
}

const INCOMPLETE: ReadonlySet<string> = new Set(['serviceMissing', 'brandPriceMissing', 'serviceAndBrandPriceMissing']);

/** Publishes channels to the brand and withdraws them; asks before something incomplete goes out. */
export function usePublishing(campaignId: number) {
  const { mutateAsync, isPending } = useMutation(campaignEntryMutations(useApi(), useQueryClient()).publish());
  const [question, setQuestion] = useState<PublishQuestion | null>(null);
  const lastAnswer = useRef<Promise<unknown>>(Promise.resolve());

  /** Asks once the question before is answered: several publications can be tried again at the same time. */
  const ask = useCallback((next: Omit<PublishQuestion, 'answer'>): Promise<PublishAnswer> => {
    const answer = lastAnswer.current
      .then(() => new Promise<PublishAnswer>((resolve) => setQuestion({ ...next, answer: resolve })))
      .finally(() => setQuestion(null));
    lastAnswer.current = answer;
    return answer;
  }, []);

  /** Publishes or withdraws; null when the user thought better of it. */
  const publish = useCallback(
    async (ids: readonly number[], isPublished: boolean): Promise<CampaignInfluencerOutcome | null> => {
      const body = { campaignId, entryId: ids };
      if (!isPublished) return mutateAsync({ ...body, isPublished: PUBLISHED.no, refusals: 'single' });
      try {
        return await mutateAsync({ ...body, isPublished: PUBLISHED.yes, refusals: 'whole' });
      } catch (error) {
        const refused = refusedOf(error);
        if (refused.length === 0) throw error;
        const incomplete = refused.filter(({ reason }) => INCOMPLETE.has(reason));
        const blocked = refused.filter(({ reason }) => !INCOMPLETE.has(reason));
        const answer = await ask({ incomplete, blocked, complete: ids.length - refused.length });
        if (answer === null) return null;
        const leftOut = new Set((answer === 'all' ? blocked : refused).map(({ entryId }) => entryId));
        const chosen = ids.filter((id) => !leftOut.has(id));
        return mutateAsync({
          ...body,
          entryId: chosen,
          isPublished: PUBLISHED.yes,
          refusals: 'single',
          ...(answer === 'all' && { confirmIncomplete: true }),
        });
      }
    },
    [ask, campaignId, mutateAsync],
  );

  return { publish, isPending, question };
}

/** How channels are published. */
export type Publish = ReturnType<typeof usePublishing>['publish'];

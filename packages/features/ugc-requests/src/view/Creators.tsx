import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isApiError } from '@resonanz/api-client/errors';
import { useErrorText } from '@resonanz/api-client/react';
import type { UgcCreator } from '@resonanz/api-client/ugcRequests';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { ApproveQuestion } from '@resonanz/channel-card/ApproveQuestion';
import { ProposalRow } from '@resonanz/channel-card/ProposalRow';
import { DeclineDialog, type DeclineReason } from '@resonanz/decline-dialog/DeclineDialog';
import { BRAND_STATUS } from '@resonanz/domain/campaigns';
import { useRowFocus } from '@resonanz/ui/useRowFocus';
import { messages } from '../messages.ts';
import { useUgcText } from '../useUgcText.ts';
import { CreatorTalk } from './CreatorTalk.tsx';
import { useUgcActions } from './useUgcActions.ts';

function Creator({ creator }: { creator: UgcCreator }) {
  const { t } = useUgcText();
  const say = useErrorText(messages);
  const { attempt } = useNotifier();
  const { calls } = useUgcActions();
  const decide = useMutation(calls.decideOnCreator());
  const [isApproving, setApproving] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const { entryId, name, brandStatus: seenBrandStatus } = creator;

  async function send(
    decision: Pick<Parameters<typeof decide.mutateAsync>[0], 'brandStatus' | 'brandDeclineReason' | 'declineText'>,
  ) {
    // What cannot be decided any more is not asked again: the row behind the dialog shows by now what stands there.
    const onError = (error: unknown) => {
      if (isApiError(error, 'conflict')) setDeclining(false);
    };
    const isSent = await attempt(
      () => decide.mutateAsync({ entryId, seenBrandStatus, ...decision }, { onError }),
      (error) => say(error, 'ugcRequests.creatorError.other'),
      t(`ugcRequests.creator.${decision.brandStatus}`, { name }),
    );
    if (isSent) setDeclining(false);
  }

  function decline(reason: DeclineReason) {
    void send({
      brandStatus: BRAND_STATUS.declined,
      brandDeclineReason: reason.reason,
      ...('text' in reason ? { declineText: reason.text } : {}),
    });
  }

  return (
    <>
      <ProposalRow
        channel={creator}
        isPending={decide.isPending}
        showsAudience
        actions={<CreatorTalk creator={creator} />}
        onApprove={() => setApproving(true)}
        onWaitingList={() => void send({ brandStatus: BRAND_STATUS.waitingList })}
        onDecline={() => setDeclining(true)}
      />
      {isApproving && (
        <ApproveQuestion
          channel={creator}
          onConfirm={() => {
            setApproving(false);
            void send({ brandStatus: BRAND_STATUS.approve });
          }}
          onClose={() => setApproving(false)}
        >
          {t('ugcRequests.creator.approveText', { name })}
        </ApproveQuestion>
      )}
      <DeclineDialog
        isOpen={isDeclining}
        onOpenChange={setDeclining}
        name={name}
        isPending={decide.isPending}
        onDecline={decline}
      />
    </>
  );
}

/** Proposed creators that the brand approves, puts on its waiting list or declines with a reason. */
export function Creators({ creators }: { creators: readonly UgcCreator[] }) {
  const rowFocus = useRowFocus<HTMLUListElement>(useRef<HTMLElement>(null));
  return (
    <ul {...rowFocus}>
      {creators.map((creator) => (
        <Creator key={creator.entryId} creator={creator} />
      ))}
    </ul>
  );
}

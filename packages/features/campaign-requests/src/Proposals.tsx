import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type BrandDecision,
  campaignRequestMutations,
  type ProposedChannel,
} from '@resonanz/api-client/campaignRequests';
import { isApiError } from '@resonanz/api-client/errors';
import { useApi, useErrorText } from '@resonanz/api-client/react';
import { useNotifier } from '@resonanz/app-frame/useNotifier';
import { ApproveQuestion } from '@resonanz/channel-card/ApproveQuestion';
import { ProposalRow } from '@resonanz/channel-card/ProposalRow';
import { DeclineDialog, type DeclineReason } from '@resonanz/decline-dialog/DeclineDialog';
import { BRAND_STATUS } from '@resonanz/domain/campaigns';
import { useMessages } from '@resonanz/i18n/react';
import { useRowFocus } from '@resonanz/ui/useRowFocus';
import { messages } from './messages.ts';
import { ChannelTalk } from './talk/ChannelTalk.tsx';

interface ProposalsProps {
  channels: readonly ProposedChannel[];
  /** Adds audience, service and comments to each row. */
  showsAudience?: boolean;
  /** Comments are written in IMA active, and answers lead back there. */
  isInImaActive?: boolean;
}

interface ProposalProps extends Required<Omit<ProposalsProps, 'channels'>> {
  channel: ProposedChannel;
}

/** One proposal; its decision is sent on its own, whatever happens to the others meanwhile. */
function Proposal({ channel, showsAudience, isInImaActive }: ProposalProps) {
  const t = useMessages(messages);
  const say = useErrorText(messages);
  const client = useApi();
  const queryClient = useQueryClient();
  const { attempt, announce } = useNotifier();
  const decide = useMutation(campaignRequestMutations(client, queryClient).decide());
  const [isApproving, setApproving] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const { entryId, name, brandStatus: seenBrandStatus } = channel;

  async function send(decision: Omit<BrandDecision, 'entryId' | 'seenBrandStatus'>) {
    // What cannot be decided any more is not asked again: the row behind the dialog shows by now what stands there.
    const onError = (error: unknown) => {
      if (isApiError(error, 'conflict')) setDeclining(false);
    };
    const isSent = await attempt(
      () => decide.mutateAsync({ entryId, seenBrandStatus, ...decision }, { onError }),
      (error) => say(error, 'campaignRequests.error.other'),
    );
    if (!isSent) return;
    setDeclining(false);
    announce(t(`campaignRequests.decided.${decision.brandStatus}`, { name }));
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
        channel={channel}
        isPending={decide.isPending}
        showsAudience={showsAudience}
        {...(showsAudience && { actions: <ChannelTalk channel={channel} isInImaActive={isInImaActive} /> })}
        onApprove={() => setApproving(true)}
        onWaitingList={() => void send({ brandStatus: BRAND_STATUS.waitingList })}
        onDecline={() => setDeclining(true)}
      />
      {isApproving && (
        <ApproveQuestion
          channel={channel}
          onConfirm={() => {
            setApproving(false);
            void send({ brandStatus: BRAND_STATUS.approve });
          }}
          onClose={() => setApproving(false)}
        >
          {t('campaignRequests.approve.text', { name })}
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

/** Proposed channels that the brand approves, puts on its waiting list or declines with a reason. */
export function Proposals({ channels, showsAudience = false, isInImaActive = false }: ProposalsProps) {
  // Without a row there is no list either, and nothing that could take the focus.
  const rowFocus = useRowFocus<HTMLUListElement>(useRef<HTMLElement>(null));
  return (
    <ul {...rowFocus}>
      {channels.map((channel) => (
        <Proposal key={channel.entryId} channel={channel} showsAudience={showsAudience} isInImaActive={isInImaActive} />
      ))}
    </ul>
  );
}

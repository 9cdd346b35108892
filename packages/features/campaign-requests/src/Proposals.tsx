import { type BrandDecision, campaignRequestMutations, type ProposedChannel } from '@resonanz/api-client/campaign-requests';
import { errorNames } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { ProposalRow } from '@resonanz/channel-card/ProposalRow';
import { DeclineDialog, type DeclineReason } from '@resonanz/decline-dialog/DeclineDialog';
import { BRAND_STATUS } from '@resonanz/domain/campaigns';
import { firstMessageKey } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { useRowFocus } from '@resonanz/ui/useRowFocus';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { messages } from './messages.ts';

interface ProposalProps {
  channel: ProposedChannel;
  showsAudience: boolean;
  /** Called once a decline has been stored and its dialog closes. */
  onDeclined: () => void;
}

/** One proposal; its decision is sent on its own, whatever happens to the others meanwhile. */
function Proposal({ channel, showsAudience, onDeclined }: ProposalProps) {
  const t = useMessages(messages);
  const client = useApi();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const decide = useMutation(campaignRequestMutations(client, queryClient).decide());
  const [isDeclining, setDeclining] = useState(false);
  const { compaignInfluencerId, name } = channel;

  const hasDeclined = useRef(false);
  useEffect(() => {
    if (isDeclining || !hasDeclined.current) return;
    hasDeclined.current = false;
    onDeclined();
  }, [isDeclining, onDeclined]);

  async function send(decision: Omit<BrandDecision, 'compaignInfluencerId'>) {
    try {
      await decide.mutateAsync({ compaignInfluencerId, ...decision });
    } catch (error) {
      const candidates = errorNames(error).map((each) => `campaignRequests.error.${each}`);
      toasts.add({
        tone: 'bad',
        title: t('campaignRequests.error.title'),
        text: t(firstMessageKey(messages, candidates, 'campaignRequests.error.other')),
      });
      return;
    }
    hasDeclined.current = decision.brandStatus === BRAND_STATUS.declined;
    setDeclining(false);
    toasts.add({
      tone: 'ok',
      title: t('campaignRequests.decided.title'),
      text: t(`campaignRequests.decided.${decision.brandStatus}`, { name }),
    });
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
        onApprove={() => void send({ brandStatus: BRAND_STATUS.approve })}
        onWaitingList={() => void send({ brandStatus: BRAND_STATUS.waitingList })}
        onDecline={() => setDeclining(true)}
      />
      <DeclineDialog isOpen={isDeclining} onOpenChange={setDeclining} name={name} isPending={decide.isPending} onDecline={decline} />
    </>
  );
}

interface ProposalsProps {
  channels: readonly ProposedChannel[];
  /** Adds audience and service to each row. */
  showsAudience?: boolean;
}

/** Proposed channels that the brand approves, puts on its waiting list or declines with a reason. */
export function Proposals({ channels, showsAudience = false }: ProposalsProps) {
  // Without a row there is no list either, and nothing that could take the focus.
  const nothing = useRef<HTMLElement>(null);
  const rowFocus = useRowFocus<HTMLUListElement>(nothing);
  const listProps = {
    ...rowFocus,
    onFocus: (event: FocusEvent<HTMLUListElement>) => {
      // The dialogs stand elsewhere in the page, but their events come through here.
      if (event.currentTarget.contains(event.target)) rowFocus.onFocus(event);
    },
  };
  return (
    <ul {...listProps}>
      {channels.map((channel, index) => (
        <Proposal
          key={channel.compaignInfluencerId}
          channel={channel}
          showsAudience={showsAudience}
          // The button that opened the dialog went with the decision, so the dialog cannot give the focus back to it.
          onDeclined={() => rowFocus.ref.current?.children[index]?.querySelector<HTMLElement>('a[href], [tabindex]')?.focus()}
        />
      ))}
    </ul>
  );
}

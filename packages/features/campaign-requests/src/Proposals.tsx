import { type BrandDecision, campaignRequestMutations, type ProposedChannel } from '@resonanz/api-client/campaign-requests';
import { errorNames } from '@resonanz/api-client/errors';
import { useApi } from '@resonanz/api-client/react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { ProposalRow } from '@resonanz/channel-card/ProposalRow';
import { DeclineDialog, type DeclineReason } from '@resonanz/decline-dialog/DeclineDialog';
import { firstMessageKey } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from './messages.ts';

interface ProposalsProps {
  channels: readonly ProposedChannel[];
  /** Adds audience and service to each row. */
  showsAudience?: boolean;
}

/** Proposed channels that the brand approves, puts on its waiting list or declines with a reason. */
export function Proposals({ channels, showsAudience = false }: ProposalsProps) {
  const t = useMessages(messages);
  const client = useApi();
  const queryClient = useQueryClient();
  const toasts = useToasts();
  const decide = useMutation(campaignRequestMutations(client, queryClient).decide());
  const [declined, setDeclined] = useState<ProposedChannel | null>(null);

  async function send(channel: ProposedChannel, decision: Omit<BrandDecision, 'compaignInfluencerId'>) {
    try {
      await decide.mutateAsync({ compaignInfluencerId: channel.compaignInfluencerId, ...decision });
    } catch (error) {
      const candidates = errorNames(error).map((name) => `campaignRequests.error.${name}`);
      toasts.add({
        tone: 'bad',
        title: t('campaignRequests.error.title'),
        text: t(firstMessageKey(messages, candidates, 'campaignRequests.error.other')),
      });
      return;
    }
    setDeclined(null);
    toasts.add({
      tone: 'ok',
      title: t('campaignRequests.decided.title'),
      text: t(`campaignRequests.decided.${decision.brandStatus}`, { name: channel.name }),
    });
  }

  function decline(channel: ProposedChannel, reason: DeclineReason) {
    void send(channel, {
      brandStatus: 4,
      brandDeclineReason: reason.reason,
      ...(reason.reason === 5 ? { declineText: reason.text } : {}),
    });
  }

  return (
    <>
      <ul>
        {channels.map((channel) => (
          <ProposalRow
            key={channel.compaignInfluencerId}
            channel={channel}
            isPending={decide.isPending && decide.variables.compaignInfluencerId === channel.compaignInfluencerId}
            showsAudience={showsAudience}
            onApprove={(each) => void send(each, { brandStatus: 3 })}
            onWaitingList={(each) => void send(each, { brandStatus: 2 })}
            onDecline={setDeclined}
          />
        ))}
      </ul>
      <DeclineDialog
        isOpen={declined !== null}
        onOpenChange={() => setDeclined(null)}
        name={declined?.name ?? ''}
        isPending={decide.isPending}
        onDecline={(reason) => {
          if (declined) decline(declined, reason);
        }}
      />
    </>
  );
}

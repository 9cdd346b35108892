import type { UgcCreator } from '@resonanz/api-client/ugc-requests';
import { ProposalRow } from '@resonanz/channel-card/ProposalRow';
import { DeclineDialog, type DeclineReason } from '@resonanz/decline-dialog/DeclineDialog';
import { BRAND_STATUS } from '@resonanz/domain/campaigns';
import { useRowFocus } from '@resonanz/ui/useRowFocus';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useUgcText } from '../useUgcText.ts';
import { CreatorTalk } from './CreatorTalk.tsx';
import { useUgcActions } from './useUgcActions.ts';

function Creator({ creator }: { creator: UgcCreator }) {
  const { t } = useUgcText();
  const { calls, run, tell } = useUgcActions();
  const decide = useMutation(calls.decideOnCreator());
  const [isDeclining, setDeclining] = useState(false);
  const { compaignInfluencerId, name, brandStatus: seenBrandStatus } = creator;
  const choose = (brandStatus: 2 | 3) => run(() => decide.mutateAsync({ compaignInfluencerId, brandStatus, seenBrandStatus }), t(`ugcRequests.creator.${brandStatus}`, { name }));
  const decline = (reason: DeclineReason) =>
    run(async () => {
      await decide.mutateAsync({ compaignInfluencerId, brandStatus: BRAND_STATUS.declined, seenBrandStatus, brandDeclineReason: reason.reason, ...('text' in reason ? { declineText: reason.text } : {}) });
      setDeclining(false);
      tell(t('ugcRequests.creator.4', { name }));
    });
  return (
    <>
      <ProposalRow
        channel={creator}
        isPending={decide.isPending}
        showsAudience
        actions={<CreatorTalk creator={creator} />}
        onApprove={() => void choose(3)}
        onWaitingList={() => void choose(2)}
        onDecline={() => setDeclining(true)}
      />
      <DeclineDialog isOpen={isDeclining} onOpenChange={setDeclining} name={name} isPending={decide.isPending} onDecline={(reason) => void decline(reason)} />
    </>
  );
}

/** Proposed creators that the brand approves, puts on its waiting list or declines with a reason. */
export function Creators({ creators }: { creators: readonly UgcCreator[] }) {
  const rowFocus = useRowFocus<HTMLUListElement>(useRef<HTMLElement>(null));
  return (
    <ul {...rowFocus}>
      {creators.map((creator) => (
        <Creator key={creator.compaignInfluencerId} creator={creator} />
      ))}
    </ul>
  );
}

import type { UgcCreator } from '@resonanz/api-client/ugc-requests';
import { ProposalRow } from '@resonanz/channel-card/ProposalRow';
import { DeclineDialog, type DeclineReason } from '@resonanz/decline-dialog/DeclineDialog';
import { BRAND_STATUS } from '@resonanz/domain/campaigns';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
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
  const [isApproving, setApproving] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const { compaignInfluencerId, name, brandStatus: seenBrandStatus } = creator;
  const choose = (brandStatus: typeof BRAND_STATUS.waitingList | typeof BRAND_STATUS.approve) => run(() => decide.mutateAsync({ compaignInfluencerId, brandStatus, seenBrandStatus }), t(`ugcRequests.creator.${brandStatus}`, { name }));
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
        onApprove={() => setApproving(true)}
        onWaitingList={() => void choose(BRAND_STATUS.waitingList)}
        onDecline={() => setDeclining(true)}
      />
      {isApproving && (
        <AlertDialog
          isOpen
          onOpenChange={setApproving}
          title={t('ugcRequests.creator.approveTitle', { name })}
          confirmLabel={t('ugcRequests.creator.approveConfirm')}
          cancelLabel={t('ugcRequests.cancel')}
          onConfirm={() => {
            setApproving(false);
            void choose(BRAND_STATUS.approve);
          }}
        >
          {t('ugcRequests.creator.approveText', { name })}
        </AlertDialog>
      )}
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

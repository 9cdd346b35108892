import { CheckIcon } from '@phosphor-icons/react';
import { useRef, useState } from 'react';
import { BRAND_STATUS } from '@resonanz/domain/campaigns';
import { labels } from '@resonanz/domain/labels';
import { ROLE } from '@resonanz/domain/roles';
import { statusLook } from '@resonanz/domain/statusLook';
import { nextStates } from '@resonanz/domain/transitions';
import { textOr } from '@resonanz/i18n/messages';
import { useMessages } from '@resonanz/i18n/react';
import { Button } from '@resonanz/ui/Button';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { messages } from './messages.ts';
import * as css from './ProposalRow.css.ts';
import type { ProposalRowProps } from './ProposalRow.tsx';
import { useRestoredFocus } from './useRestoredFocus.ts';

type ProposalDecisionProps = Omit<ProposalRowProps, 'showsAudience' | 'actions'>;

const CHOICES = [
  {
    status: BRAND_STATUS.approve,
    words: 'channelCard.approve',
    name: 'channelCard.approveName',
    event: 'onApprove',
    look: { iconStart: CheckIcon },
  },
  {
    status: BRAND_STATUS.waitingList,
    words: 'channelCard.waitingList',
    name: 'channelCard.waitingListName',
    event: 'onWaitingList',
    look: { variant: 'quiet' },
  },
  {
    status: BRAND_STATUS.declined,
    words: 'channelCard.decline',
    name: 'channelCard.declineName',
    event: 'onDecline',
    look: { variant: 'quiet' },
  },
] as const;

/** What the brand has decided, and what it can still decide. */
export function ProposalDecision({ channel, isPending = false, ...events }: ProposalDecisionProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const cell = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<number | null>(null);
  const { name, brandStatus, brandDeclineReason } = channel;
  // The server knows contract, price and campaign; without its word the table of transitions has to do.
  const possible: readonly (number | string)[] =
    channel.decisions ?? nextStates('brandStatus', brandStatus, ROLE.brand);
  const lacksPrice =
    brandStatus <= BRAND_STATUS.waitingList &&
    channel.externalBudget === null &&
    channel.decisions?.includes(3) === false &&
    possible.length > 0;
  const choices = CHOICES.filter(({ status, event }) => possible.includes(status) && events[event] !== undefined);
  const isOpen = brandStatus === BRAND_STATUS.pending && choices.length > 0;
  const look = statusLook('brandStatus', brandStatus);
  const reasonKey = `declineReason.${brandDeclineReason ?? ''}`;

  const keepFocus = useRestoredFocus(cell, brandStatus);

  return (
    <div ref={cell} className={css.decision} tabIndex={-1}>
      {!isOpen && <StatusTag tone={look.tone} mark={look.mark} label={label(`brandStatus.${brandStatus}`)} />}
      {choices.map((choice) => (
        <Button
          key={choice.status}
          {...choice.look}
          isPending={isPending && pressed === choice.status}
          isDisabled={isPending && pressed !== choice.status}
          aria-label={t(choice.name, { name })}
          onPress={() => {
            setPressed(choice.status);
            keepFocus();
            events[choice.event]?.(channel);
          }}
        >
          {t(choice.words)}
        </Button>
      ))}
      {lacksPrice && events.onApprove !== undefined && <p className={css.reason}>{t('channelCard.priceNeeded')}</p>}
      {brandDeclineReason !== null && (
        <p className={css.reason}>{textOr(label, labels, reasonKey, brandDeclineReason)}</p>
      )}
    </div>
  );
}

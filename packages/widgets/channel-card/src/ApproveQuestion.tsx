'use client';

import type { ReactNode } from 'react';
import { labels } from '@resonanz/domain/labels';
import { formatMoney } from '@resonanz/formatters/money';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from './messages.ts';
import type { ProposedChannel } from './ProposalRow.tsx';

/** Props of {@link ApproveQuestion}. */
export interface ApproveQuestionProps {
  /** What is to be booked. */
  channel: ProposedChannel;
  /** What the approval means, and until when it can be taken back. */
  children: ReactNode;
  /** Called when the brand agrees. */
  onConfirm: () => void;
  /** Called when the question closes without an answer. */
  onClose: () => void;
}

/** Asks before a brand agrees to a proposal: what is booked, and for how much. */
export function ApproveQuestion({
  channel: { name, platform, service, externalBudget, currencyCode },
  children,
  onConfirm,
  onClose,
}: ApproveQuestionProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('channelCard.question.title', { name })}
      confirmLabel={t('channelCard.question.confirm')}
      cancelLabel={t('channelCard.question.cancel')}
      onConfirm={onConfirm}
    >
      <Stack space={6}>
        <FactList>
          <Fact label={t('channelCard.question.service')}>
            {service === '' ? platform : textOr(label, labels, `service.${service}`, service)}
          </Fact>
          <Fact label={t('channelCard.question.price')}>
            {externalBudget === null ? '–' : formatMoney(externalBudget, language, { currency: currencyCode })}
          </Fact>
        </FactList>
        <p>{children}</p>
      </Stack>
    </AlertDialog>
  );
}

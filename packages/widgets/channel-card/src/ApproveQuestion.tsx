import type { ProposedChannel } from '@resonanz/api-client/campaign-requests';
import { labels } from '@resonanz/domain/labels';
import { formatMoney } from '@resonanz/formatters/money';
import { textOr } from '@resonanz/i18n/messages';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { AlertDialog } from '@resonanz/ui/AlertDialog';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Stack } from '@resonanz/ui/Stack';
import { messages } from './messages.ts';

interface ApproveQuestionProps {
  channel: ProposedChannel;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a brand agrees to a proposal: what is booked, for how much, and until when that can be taken back. */
export function ApproveQuestion({ channel: { name, platform, leistung, budgetExtern, currencyCode }, onConfirm, onClose }: ApproveQuestionProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { language } = useLanguage();
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={t('campaignRequests.approve.title', { name })}
      confirmLabel={t('campaignRequests.approve.confirm')}
      cancelLabel={t('campaignRequests.cancel')}
      onConfirm={onConfirm}
    >
      <Stack space={6}>
        <FactList>
          <Fact label={t('campaignRequests.approve.service')}>{leistung === '' ? platform : textOr(label, labels, `service.${leistung}`, leistung)}</Fact>
          <Fact label={t('campaignRequests.approve.price')}>{budgetExtern === null ? '–' : formatMoney(budgetExtern, language, { currency: currencyCode })}</Fact>
        </FactList>
        <p>{t('campaignRequests.approve.text', { name })}</p>
      </Stack>
    </AlertDialog>
  );
}

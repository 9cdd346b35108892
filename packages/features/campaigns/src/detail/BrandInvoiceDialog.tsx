import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Campaign, campaignMutations } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { BRAND_INVOICE_STATUS } from '@resonanz/domain/campaigns';
import { labels } from '@resonanz/domain/labels';
import { nextStates } from '@resonanz/domain/transitions';
import { useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { Select } from '@resonanz/ui/Select';
import { TextField } from '@resonanz/ui/TextField';
import { ChangeDialog } from '../entry/ChangeDialog.tsx';
import { useChange } from '../entry/useChange.ts';
import { messages } from './messages.ts';

interface BrandInvoiceDialogProps {
  campaign: Campaign;
  onClose: () => void;
}

type Status = Campaign['brandInvoice'];

/**
 * The invoice to the brand: sent with number and day, paid on a day, or taken back
 * (docs/domain/transitions.md#brand-invoice-status).
 */
export function BrandInvoiceDialog({ campaign, onClose }: BrandInvoiceDialogProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { user } = useSession();
  const change = useMutation(campaignMutations(useApi(), useQueryClient()).changeBrandInvoice());
  const from = campaign.brandInvoice;
  const choices = user ? nextStates('brandInvoiceStatus', from, user.role.roleId) : [];
  const [to, setTo] = useState<Status | null>(choices.at(-1) ?? null);
  const [number, setNumber] = useState(campaign.brandInvoiceNumber ?? '');
  const [day, setDay] = useState(campaign.brandInvoiceDate);
  const [paidOn, setPaidOn] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const isSending = to === BRAND_INVOICE_STATUS.sent && from < BRAND_INVOICE_STATUS.sent;
  const isCorrection = to !== null && to < from;
  const isWhole =
    to !== null &&
    (!isSending || (number.trim() !== '' && day !== null)) &&
    (to !== BRAND_INVOICE_STATUS.paid || paidOn !== null);
  return (
    <ChangeDialog
      title={t('campaigns.brandInvoice')}
      change={useChange(t('campaigns.campaignChanged'), onClose)}
      isWhole={isWhole}
      onClose={onClose}
      onSave={() =>
        change.mutateAsync({
          campaignId: campaign.campaignId,
          brandInvoice: to ?? from,
          ...(isSending && { invoiceNumber: number.trim(), ...(day !== null && { invoiceDate: day }) }),
          ...(to === BRAND_INVOICE_STATUS.paid && paidOn !== null && { paymentDate: paidOn }),
          ...(reason.trim() !== '' && { reason: reason.trim() }),
        })
      }
    >
      <Select
        label={t('campaigns.invoice.to', { from: label(`brandInvoiceStatus.${from}`) })}
        items={choices.map((id) => ({ id, label: label(`brandInvoiceStatus.${id}`) }))}
        selectedId={to}
        onSelectionChange={setTo}
        isRequired
      />
      {isSending && (
        <>
          <TextField label={t('campaigns.invoice.number')} value={number} onChange={setNumber} isRequired />
          <DatePicker label={t('campaigns.invoice.date')} value={day} onChange={setDay} isRequired />
        </>
      )}
      {to === BRAND_INVOICE_STATUS.paid && (
        <DatePicker label={t('campaigns.invoice.paidOn')} value={paidOn} onChange={setPaidOn} isRequired />
      )}
      {isCorrection && <TextField label={t('campaigns.reason')} value={reason} onChange={setReason} />}
    </ChangeDialog>
  );
}

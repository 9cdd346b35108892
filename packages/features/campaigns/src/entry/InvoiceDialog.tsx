import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { campaignEntryMutations, type CampaignInfluencerRow } from '@resonanz/api-client/campaignEntries';
import { useApi } from '@resonanz/api-client/react';
import { INVOICE_STATUSES, type InvoiceStatus } from '@resonanz/domain/enumerations';
import { labels } from '@resonanz/domain/labels';
import { nextStates } from '@resonanz/domain/transitions';
import { useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { DatePicker } from '@resonanz/ui/DatePicker';
import { MoneyField } from '@resonanz/ui/MoneyField';
import { Select } from '@resonanz/ui/Select';
import { TextField } from '@resonanz/ui/TextField';
import { messages } from '../detail/messages.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { useChange } from './useChange.ts';

interface InvoiceDialogProps {
  campaignId: number;
  row: CampaignInfluencerRow;
  currencyCode: string;
  onClose: () => void;
}

/**
 * The invoice of an influencer: received with number and amount, paid on a day, or returned with a reason
 * (docs/domain/transitions.md#invoice-status).
 */
export function InvoiceDialog({ campaignId, row, currencyCode, onClose }: InvoiceDialogProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { user } = useSession();
  const change = useMutation(campaignEntryMutations(useApi(), useQueryClient()).changeInvoiceStatus());
  const from = INVOICE_STATUSES.find((each) => each === row.invoiceStatus) ?? 'Offen';
  const choices = user ? nextStates('invoiceStatus', from, user.role.roleId) : [];
  const [to, setTo] = useState<InvoiceStatus | null>(choices[0] ?? null);
  const [number, setNumber] = useState('');
  const [amount, setAmount] = useState<number | null>(row.invoiceAmount ?? row.finalBudget);
  const [paidOn, setPaidOn] = useState<string | null>(null);
  const [isCreditNote, setCreditNote] = useState(false);
  const [reason, setReason] = useState('');

  const save = () =>
    change.mutateAsync({
      campaignId,
      entryId: [row.entryId],
      invoiceStatus: to ?? from,
      ...(to === 'Eingegangen' && {
        ...(number.trim() !== '' && { invoiceNumber: number.trim() }),
        ...(amount !== null && { invoiceAmount: amount }),
      }),
      ...(to === 'Bezahlt' && {
        ...(amount !== null && { invoiceAmount: amount }),
        ...(paidOn !== null && { paymentDate: paidOn }),
        ...(isCreditNote && { isCreditNote }),
      }),
      ...(reason.trim() !== '' && { reason: reason.trim() }),
    });

  return (
    <ChangeDialog
      title={t('campaigns.invoice.title', { name: row.name })}
      change={useChange(t('campaigns.changed.text', { count: 1 }), onClose)}
      isWhole={to !== null && (to !== 'Bezahlt' || (paidOn !== null && amount !== null))}
      onSave={save}
      onClose={onClose}
    >
      <Select
        label={t('campaigns.invoice.to', { from: label(`invoiceStatus.${from}`) })}
        items={choices.map((id) => ({ id, label: label(`invoiceStatus.${id}`) }))}
        selectedId={to}
        onSelectionChange={setTo}
      />
      {to === 'Eingegangen' && from === 'Offen' && (
        <>
          <TextField label={t('campaigns.invoice.number')} value={number} onChange={setNumber} />
          <MoneyField
            label={t('campaigns.invoice.amount')}
            currency={currencyCode}
            value={amount}
            onChange={setAmount}
            isRequired
          />
        </>
      )}
      {to === 'Bezahlt' && (
        <>
          <MoneyField
            label={t('campaigns.invoice.amount')}
            currency={currencyCode}
            value={amount}
            onChange={setAmount}
            isRequired
          />
          <DatePicker label={t('campaigns.invoice.paidOn')} value={paidOn} onChange={setPaidOn} isRequired />
          {from === 'Offen' && (
            <Checkbox isSelected={isCreditNote} onChange={setCreditNote}>
              {t('campaigns.invoice.creditNote')}
            </Checkbox>
          )}
        </>
      )}
      {(to === 'Offen' || from === 'Bezahlt') && (
        <TextField label={t('campaigns.reason')} value={reason} onChange={setReason} isRequired />
      )}
    </ChangeDialog>
  );
}

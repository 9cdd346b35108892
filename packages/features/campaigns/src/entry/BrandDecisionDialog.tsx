import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { campaignEntryMutations, type CampaignInfluencerRow } from '@resonanz/api-client/campaignEntries';
import { useApi } from '@resonanz/api-client/react';
import { BRAND_STATUS, BRAND_STATUSES, DECLINE_REASON_OTHER, DECLINE_REASONS } from '@resonanz/domain/campaigns';
import { labels } from '@resonanz/domain/labels';
import { nextStates } from '@resonanz/domain/transitions';
import { useMessages } from '@resonanz/i18n/react';
import { useSession } from '@resonanz/session/react';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { MoneyField } from '@resonanz/ui/MoneyField';
import { Select } from '@resonanz/ui/Select';
import { TextArea } from '@resonanz/ui/TextArea';
import { messages } from '../detail/messages.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { useChange } from './useChange.ts';

interface BrandDecisionDialogProps {
  campaignId: number;
  row: CampaignInfluencerRow;
  currencyCode: string;
  onClose: () => void;
}

type Status = (typeof BRAND_STATUSES)[number];

/**
 * Notes what the brand has decided on a channel, on its behalf and with a note; or offers a declined one again
 * (docs/domain/transitions.md#brand-status).
 */
export function BrandDecisionDialog({ campaignId, row, currencyCode, onClose }: BrandDecisionDialogProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { user } = useSession();
  const change = useMutation(campaignEntryMutations(useApi(), useQueryClient()).changeBrandStatus());
  const from = BRAND_STATUSES.find((each) => each === row.brandStatus) ?? '';
  const choices = (user ? nextStates('brandStatus', from, user.role.roleId) : []).filter(
    (each): each is Status => each !== '',
  );
  const [to, setTo] = useState<Status | null>(choices[0] ?? null);
  const [note, setNote] = useState('');
  const [reason, setReason] = useState<(typeof DECLINE_REASONS)[number] | null>(null);
  const [text, setText] = useState('');
  const [price, setPrice] = useState<number | null>(row.externalBudget);
  const isDecline = to === BRAND_STATUS.declined;
  const isOffer = to === BRAND_STATUS.pending && from === BRAND_STATUS.declined;
  // The brand could not approve it either.
  const lacksPrice = to === BRAND_STATUS.approve && row.externalBudget === null;
  const isWhole =
    to !== null &&
    !lacksPrice &&
    note.trim() !== '' &&
    (!isDecline || (reason !== null && (reason !== DECLINE_REASON_OTHER || text.trim() !== '')));

  const save = () =>
    change.mutateAsync({
      campaignId,
      entryId: [row.entryId],
      brandStatus: to ?? BRAND_STATUS.pending,
      ...(from !== '' && { seenBrandStatus: from }),
      note: note.trim(),
      ...(isDecline &&
        reason !== null && {
          brandDeclineReason: reason,
          ...(reason === DECLINE_REASON_OTHER && { declineText: text.trim() }),
        }),
      ...(isOffer && price !== null && { externalBudget: price }),
    });

  return (
    <ChangeDialog
      title={t('campaigns.brand.title', { name: row.name })}
      change={useChange(t('campaigns.changed.text', { count: 1 }), onClose)}
      isWhole={isWhole}
      onSave={save}
      onClose={onClose}
    >
      {row.brandDeclineReason && (
        <InlineAlert tone="info" title={t('campaigns.entries.declineReason')}>
          {row.brandDeclineReason}
        </InlineAlert>
      )}
      <Select
        label={t('campaigns.brand.to')}
        items={choices.map((id) => ({
          id,
          label: id === BRAND_STATUS.pending ? t('campaigns.brand.again') : label(`brandStatus.${id}`),
        }))}
        selectedId={to}
        onSelectionChange={setTo}
      />
      {lacksPrice && (
        <InlineAlert tone="warning" role="status">
          {t('campaigns.error.priceMissing')}
        </InlineAlert>
      )}
      {isDecline && (
        <Select
          label={t('campaigns.entries.declineReason')}
          items={DECLINE_REASONS.map((id) => ({ id, label: label(`declineReason.${id}`) }))}
          selectedId={reason}
          onSelectionChange={setReason}
          isRequired
        />
      )}
      {isDecline && reason === DECLINE_REASON_OTHER && (
        <TextArea label={t('campaigns.brand.reasonText')} value={text} onChange={setText} rows={2} isRequired />
      )}
      {isOffer && (
        <MoneyField
          label={t('campaigns.brand.price')}
          currency={currencyCode}
          value={price}
          onChange={setPrice}
          isRequired
        />
      )}
      <TextArea
        label={t('word.note')}
        description={t('campaigns.brand.noteHint')}
        value={note}
        onChange={setNote}
        rows={3}
        isRequired
      />
    </ChangeDialog>
  );
}

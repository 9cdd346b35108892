import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type Campaign, campaignMutations } from '@resonanz/api-client/campaigns';
import { useApi } from '@resonanz/api-client/react';
import { REQUEST_NDA_STATUS } from '@resonanz/domain/campaigns';
import { valuesOf } from '@resonanz/domain/enumerations';
import { labels } from '@resonanz/domain/labels';
import { useMessages } from '@resonanz/i18n/react';
import { Checkbox } from '@resonanz/ui/Checkbox';
import { Select } from '@resonanz/ui/Select';
import { TextField } from '@resonanz/ui/TextField';
import { ChangeDialog } from '../entry/ChangeDialog.tsx';
import { useChange } from '../entry/useChange.ts';
import { messages } from './messages.ts';

interface BrandNdaDialogProps {
  campaign: Campaign;
  onClose: () => void;
}

type Status = Campaign['brandNdaStatus'];

/**
 * Whether the brand has accepted the NDA; asked again, it is another version
 * (docs/domain/transitions.md#request-nda-status).
 */
export function BrandNdaDialog({ campaign, onClose }: BrandNdaDialogProps) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const change = useMutation(campaignMutations(useApi(), useQueryClient()).changeBrandNda());
  const from = campaign.brandNdaStatus;
  const choices = valuesOf('requestNdaStatus').filter((each) => each !== from);
  const [to, setTo] = useState<Status | null>(choices[0] ?? null);
  const [hasNewVersion, setNewVersion] = useState(false);
  const [reason, setReason] = useState('');
  const isAskedAgain = from === REQUEST_NDA_STATUS.accepted && to === REQUEST_NDA_STATUS.pending;
  return (
    <ChangeDialog
      title={t('campaigns.brandNda')}
      change={useChange(t('campaigns.campaignChanged'), onClose)}
      isWhole={to !== null}
      onClose={onClose}
      onSave={() =>
        change.mutateAsync({
          campaignId: campaign.campaignId,
          brandNdaStatus: to ?? from,
          ...(isAskedAgain && { hasNewVersion }),
          ...(reason.trim() !== '' && { reason: reason.trim() }),
        })
      }
    >
      <Select
        label={t('campaigns.invoice.to', { from: label(`requestNdaStatus.${from}`) })}
        items={choices.map((id) => ({ id, label: label(`requestNdaStatus.${id}`) }))}
        selectedId={to}
        onSelectionChange={setTo}
        isRequired
      />
      {isAskedAgain && (
        <Checkbox isSelected={hasNewVersion} onChange={setNewVersion}>
          {t('campaigns.nda.newVersion')}
        </Checkbox>
      )}
      <TextField
        label={t('campaigns.reason')}
        description={t('campaigns.nda.reasonHint')}
        value={reason}
        onChange={setReason}
      />
    </ChangeDialog>
  );
}

import { useState } from 'react';
import type { CampaignInfluencerRow } from '@resonanz/api-client/campaignEntries';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { ConnectedMailComposer } from '@resonanz/mail-composer/connected';
import { useSession } from '@resonanz/session/react';

interface CreatorMailDialogProps {
  campaignId: number;
  /** The channels whose creators get a mail each. */
  rows: readonly CampaignInfluencerRow[];
  onSent: () => void;
  onClose: () => void;
}

/** Writes single mails to creators of a campaign. */
export function CreatorMailDialog({ campaignId, rows, onSent, onClose }: CreatorMailDialogProps) {
  const toasts = useToasts();
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges(isDirty);
  const partners = rows.map(({ influencerId, channelId, name }) => ({
    userType: 'influencer' as const,
    refId: influencerId,
    channelId,
    name,
  }));
  return (
    <ConnectedMailComposer
      begin={{ partners, campaignId }}
      exposeOf={useSession().user?.username}
      toasts={toasts}
      onSent={onSent}
      onDirtyChange={setDirty}
      onClose={onClose}
    />
  );
}

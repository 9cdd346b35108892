import { useState } from 'react';
import type { InfluencerProfile, ProfileChannel } from '@resonanz/api-client/influencerProfile';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { ConnectedMailComposer } from '@resonanz/mail-composer/connected';
import { useSession } from '@resonanz/session/react';
import { partnersOf } from './mailPartners.ts';

interface ProfileMailDialogProps {
  profile: InfluencerProfile;
  channel: ProfileChannel | undefined;
  onClose: () => void;
}

/** Writes a mail to a person. */
export function ProfileMailDialog({ profile, channel, onClose }: ProfileMailDialogProps) {
  const toasts = useToasts();
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges(isDirty);
  return (
    <ConnectedMailComposer
      begin={{ partners: partnersOf(profile, channel) }}
      exposeOf={useSession().user?.username}
      toasts={toasts}
      onDirtyChange={setDirty}
      onClose={onClose}
    />
  );
}

import { useState } from 'react';
import type { InfluencerProfile, ProfileChannel } from '@resonanz/api-client/influencerProfile';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { ConnectedMails } from '@resonanz/mail-composer/connected';
import { useMay, useSession } from '@resonanz/session/react';
import { partnersOf } from './mailPartners.ts';

interface ProfileMailsProps {
  profile: InfluencerProfile;
  channel: ProfileChannel | undefined;
}

/** The mails with a person. */
export function ProfileMails({ profile, channel }: ProfileMailsProps) {
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges(isDirty);
  return (
    <ConnectedMails
      of={{ influencerId: profile.influencerId }}
      partners={partnersOf(profile, channel)}
      mayWrite={useMay('Email', 'add')}
      mayEdit={useMay('Email', 'edit')}
      exposeOf={useSession().user?.username}
      toasts={useToasts()}
      onDirtyChange={setDirty}
    />
  );
}

import { useState } from 'react';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { ConnectedMails } from '@resonanz/mail-composer/connected';
import { Section } from '@resonanz/records/Section';
import { useMay, useSession } from '@resonanz/session/react';

/** The mails of a campaign. */
export function CampaignMails({ campaignId }: { campaignId: number }) {
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges(isDirty);
  return (
    <Section>
      <ConnectedMails
        of={{ campaignId }}
        mayWrite={useMay('Email', 'add')}
        mayEdit={useMay('Email', 'edit')}
        exposeOf={useSession().user?.username}
        toasts={useToasts()}
        onDirtyChange={setDirty}
      />
    </Section>
  );
}

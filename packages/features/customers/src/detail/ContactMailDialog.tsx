import { useState } from 'react';
import type { CustomerContact, CustomerDetails } from '@resonanz/api-client/customers';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { ConnectedMailComposer } from '@resonanz/mail-composer/connected';
import { useSession } from '@resonanz/session/react';
import { toContact } from './mailPartners.ts';

interface ContactMailDialogProps {
  customer: CustomerDetails;
  contact: CustomerContact;
  onClose: () => void;
}

/** Writes a mail to a contact person. */
export function ContactMailDialog({ customer, contact, onClose }: ContactMailDialogProps) {
  const toasts = useToasts();
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges(isDirty);
  return (
    <ConnectedMailComposer
      begin={{ partners: [toContact(customer, contact)] }}
      exposeOf={useSession().user?.username}
      toasts={toasts}
      onDirtyChange={setDirty}
      onClose={onClose}
    />
  );
}

import { useState } from 'react';
import type { CustomerDetails } from '@resonanz/api-client/customers';
import { useToasts } from '@resonanz/app-frame/toasts';
import { useUnsavedChanges } from '@resonanz/app-frame/unsavedChanges';
import { ConnectedMails } from '@resonanz/mail-composer/connected';
import { Section } from '@resonanz/records/Section';
import { useMay, useSession } from '@resonanz/session/react';
import { toContact } from './mailPartners.ts';

/** The mails with the persons of a customer; new ones go to the main contact. */
export function MailsTab({ customer }: { customer: CustomerDetails }) {
  const [isDirty, setDirty] = useState(false);
  useUnsavedChanges(isDirty);
  const main = customer.contacts.find(({ isMain }) => isMain) ?? customer.contacts[0];
  return (
    <Section>
      <ConnectedMails
        of={{ customerId: customer.customerId }}
        partners={main ? [toContact(customer, main)] : []}
        mayWrite={useMay('Email', 'add')}
        mayEdit={useMay('Email', 'edit')}
        exposeOf={useSession().user?.username}
        toasts={useToasts()}
        onDirtyChange={setDirty}
      />
    </Section>
  );
}

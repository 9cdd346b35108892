import { EnvelopeSimpleIcon, PaperPlaneTiltIcon } from '@phosphor-icons/react';
import { lazy, Suspense, useState } from 'react';
import type { CustomerContact, CustomerDetails } from '@resonanz/api-client/customers';
import { useMessages } from '@resonanz/i18n/react';
import { MailLink, PhoneLink } from '@resonanz/records/contactLinks';
import { Section } from '@resonanz/records/Section';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Inline } from '@resonanz/ui/Inline';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Table } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { messages } from '../messages.ts';
import { InviteDialog } from './InviteDialog.tsx';

const ContactMailDialog = lazy(async () => ({ default: (await import('./ContactMailDialog.tsx')).ContactMailDialog }));

/** The persons at a customer; who has an address can be written to, and invited to the campaign portal. */
export function ContactsSection({ customer }: { customer: CustomerDetails }) {
  const t = useMessages(messages);
  const mayEdit = useMay('Customer Management', 'edit');
  const mayMail = useMay('Email', 'add');
  const [addressed, setAddressed] = useState<CustomerContact | null>(null);
  const [invited, setInvited] = useState<CustomerContact | null>(null);
  const { contacts, invitations, archived } = customer;
  const canBeInvited = ({ email }: CustomerContact) =>
    mayEdit && !archived && email !== null && !invitations.some((each) => each.email === email);
  return (
    <Section title={t('customers.contacts.title')}>
      <Table
        caption={t('customers.contacts.title')}
        rows={contacts}
        getRowId={({ contactId }) => contactId}
        empty={<EmptyState size="line" title={t('customers.contacts.empty')} />}
        columns={[
          {
            id: 'name',
            header: t('word.name'),
            isRowHeader: true,
            cell: ({ name, isMain }) => (
              <Inline space={4}>
                <Text variant="densityStrong">{name}</Text>
                {isMain && <StatusTag tone="blue" label={t('customers.contacts.main')} />}
              </Inline>
            ),
          },
          { id: 'role', header: t('customers.contacts.role'), cell: ({ role }) => role || '–' },
          {
            id: 'email',
            header: t('word.emailAddress'),
            cell: ({ email }) => (email === null ? '–' : <MailLink address={email} />),
          },
          {
            id: 'phone',
            header: t('word.phone'),
            cell: ({ phone }) => (phone === null ? '–' : <PhoneLink number={phone} />),
          },
        ]}
        rowActionLabel={t('word.actions')}
        rowAction={(contact) => (
          <Inline space={2} isNowrap>
            {mayMail && contact.email !== null && (
              <Button
                variant="quiet"
                iconStart={EnvelopeSimpleIcon}
                aria-label={t('customers.mail.to', { name: contact.name })}
                onPress={() => setAddressed(contact)}
              >
                {t('word.email')}
              </Button>
            )}
            {canBeInvited(contact) && (
              <Button
                variant="quiet"
                iconStart={PaperPlaneTiltIcon}
                aria-label={t('customers.invite.to', { name: contact.name })}
                onPress={() => setInvited(contact)}
              >
                {t('customers.invite.action')}
              </Button>
            )}
          </Inline>
        )}
      />
      <Suspense>
        {addressed && <ContactMailDialog customer={customer} contact={addressed} onClose={() => setAddressed(null)} />}
      </Suspense>
      {invited && <InviteDialog customerId={customer.customerId} contact={invited} onClose={() => setInvited(null)} />}
    </Section>
  );
}

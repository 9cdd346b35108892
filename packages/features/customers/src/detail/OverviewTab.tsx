import type { CustomerDetails } from '@resonanz/api-client/customers';
import { labels } from '@resonanz/domain/labels';
import { useMessages } from '@resonanz/i18n/react';
import { Section } from '@resonanz/records/Section';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { messages } from '../messages.ts';
import { ContactsSection } from './ContactsSection.tsx';
import { DormantNotice } from './DormantNotice.tsx';
import { InvitationsSection } from './InvitationsSection.tsx';
import * as css from './section.css.ts';

/** Contacts, invitations, billing and notes of a customer. */
export function OverviewTab({ customer }: { customer: CustomerDetails }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const { billing, notes, name } = customer;
  const address = [billing.streetAndHouse || customer.streetAndHouse, billing.cityAndZip || customer.cityAndZip].filter((part) => part !== '').join(', ');
  return (
    <>
      <DormantNotice customer={customer} />
      <ContactsSection customer={customer} />
      <InvitationsSection customer={customer} />
      <Section title={t('customers.billing.title')}>
        <FactList>
          <Fact label={t('customers.billing.invoiceName')}>{billing.invoiceName || name}</Fact>
          <Fact label={t('customers.billing.address')}>{address || '–'}</Fact>
          <Fact label={t('customers.billing.vatId')}>{billing.vatId ?? '–'}</Fact>
          <Fact label={t('customers.billing.email')}>{billing.email ?? '–'}</Fact>
          <Fact label={t('customers.billing.paymentDays')}>{t('customers.billing.days', { count: billing.paymentDays })}</Fact>
          <Fact label={t('customers.billing.orderNumber')}>{t(billing.needsOrderNumber ? 'customers.list.yes' : 'customers.list.no')}</Fact>
          <Fact label={t('customers.billing.currency')}>{label(`currency.${billing.currencyCode}`)}</Fact>
        </FactList>
      </Section>
      {notes !== '' && (
        <Section title={t('customers.form.notes')}>
          <p className={css.notes}>{notes}</p>
        </Section>
      )}
    </>
  );
}

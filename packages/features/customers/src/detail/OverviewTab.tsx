import type { CustomerDetails } from '@resonanz/api-client/customers';
import { labels } from '@resonanz/domain/labels';
import { useMessages } from '@resonanz/i18n/react';
import { MailLink } from '@resonanz/records/contactLinks';
import { RecordOverview } from '@resonanz/records/RecordAside';
import { Section } from '@resonanz/records/Section';
import { useMay } from '@resonanz/session/react';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { messages } from '../messages.ts';
import { CampaignsSection } from './CampaignsSection.tsx';
import { ContactsSection } from './ContactsSection.tsx';
import { CustomerAside } from './CustomerAside.tsx';
import { CustomerFigures } from './CustomerFigures.tsx';
import { DormantNotice } from './DormantNotice.tsx';
import { InvitationsSection } from './InvitationsSection.tsx';
import * as css from './section.css.ts';

const joined = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ') || '–';

/**
 * A customer at a glance: figures, facts, campaigns, contacts and invitations, with what is next and what happened
 * beside them.
 */
export function OverviewTab({ customer }: { customer: CustomerDetails }) {
  const t = useMessages(messages);
  const label = useMessages(labels);
  const seesCampaigns = useMay('Campaign Management', 'view');
  const { billing, notes, name, streetAndHouse, cityAndZip, country } = customer;
  return (
    <>
      <div className={css.figures}>
        <CustomerFigures customer={customer} />
      </div>
      <RecordOverview aside={<CustomerAside customerId={customer.customerId} />}>
        <DormantNotice customer={customer} />
        <Section title={t('customers.facts')}>
          <FactList layout="grid">
            <Fact label={t('customers.form.address')}>
              {joined([streetAndHouse, cityAndZip, country && label(`country.${country}`)])}
            </Fact>
            <Fact label={t('customers.billing.invoiceName')}>{billing.invoiceName || name}</Fact>
            <Fact label={t('customers.billing.address')}>
              {joined([billing.streetAndHouse || streetAndHouse, billing.cityAndZip || cityAndZip])}
            </Fact>
            <Fact label={t('customers.billing.email')}>
              {billing.email ? <MailLink address={billing.email} /> : '–'}
            </Fact>
            <Fact label={t('customers.billing.vatId')}>{billing.vatId ?? '–'}</Fact>
            <Fact label={t('customers.billing.paymentDays')}>
              {t('customers.billing.days', { count: billing.paymentDays })}
            </Fact>
            <Fact label={t('customers.billing.orderNumber')}>
              {t(billing.needsOrderNumber ? 'word.yes' : 'word.no')}
            </Fact>
            <Fact label={t('customers.billing.currency')}>{label(`currency.${billing.currencyCode}`)}</Fact>
          </FactList>
        </Section>
        {seesCampaigns && <CampaignsSection customerId={customer.customerId} />}
        <ContactsSection customer={customer} />
        <InvitationsSection customer={customer} />
        {notes !== '' && (
          <Section title={t('customers.form.notes')}>
            <p className={css.notes}>{notes}</p>
          </Section>
        )}
      </RecordOverview>
    </>
  );
}

import type { CustomerLeadDetails } from '@resonanz/api-client/customerLeads';
import { staffPaths } from '@resonanz/domain/paths';
import { MailLink, PhoneLink } from '@resonanz/records/contactLinks';
import { useIndustryName } from '@resonanz/records/industries';
import { RecordOverview } from '@resonanz/records/RecordAside';
import { Section } from '@resonanz/records/Section';
import { useMay } from '@resonanz/session/react';
import { EmptyState } from '@resonanz/ui/EmptyState';
import { Fact, FactList } from '@resonanz/ui/FactList';
import { Inline } from '@resonanz/ui/Inline';
import { InlineAlert } from '@resonanz/ui/InlineAlert';
import { Link } from '@resonanz/ui/Link';
import { StatusTag } from '@resonanz/ui/StatusTag';
import { Table } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { useLeadText } from '../useLeadText.ts';
import * as css from './detail.css.ts';
import { LeadAside } from './LeadAside.tsx';

/** The persons of a lead, by mail and telephone. */
function ContactsSection({ contacts }: Pick<CustomerLeadDetails, 'contacts'>) {
  const { t } = useLeadText();
  return (
    <Section title={t('customerLeads.contacts')}>
      <Table
        caption={t('customerLeads.contacts')}
        rows={contacts}
        getRowId={({ contactId }) => contactId}
        empty={<EmptyState size="line" title={t('customerLeads.contacts.empty')} />}
        columns={[
          {
            id: 'name',
            header: t('word.name'),
            isRowHeader: true,
            cell: ({ name, isMain }) => (
              <Inline space={4}>
                <Text variant="densityStrong">{name}</Text>
                {isMain && <StatusTag tone="blue" label={t('customerLeads.contacts.main')} />}
              </Inline>
            ),
          },
          { id: 'role', header: t('customerLeads.contacts.role'), cell: ({ role }) => role || '–' },
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
      />
    </Section>
  );
}

/**
 * A lead at a glance: why it was given up, what is known of it, its persons and notes, with what is next and what
 * happened beside them.
 */
export function OverviewTab({ lead }: { lead: CustomerLeadDetails }) {
  const { t, label, source, money, month, percent, country } = useLeadText();
  const industryName = useIndustryName();
  const seesCustomers = useMay('Customer Management', 'view');
  const { reason, website, platforms, legalBasis, notes, customerId, customerName } = lead;
  return (
    <RecordOverview aside={<LeadAside lead={lead} />}>
      {reason !== null && (
        <Section>
          <InlineAlert tone="warning" title={t('customerLeads.field.reason')}>
            {reason}
          </InlineAlert>
        </Section>
      )}
      <Section title={t('customerLeads.section.company')}>
        <FactList layout="grid">
          <Fact label={t('customerLeads.column.qualified')}>{label(`qualified.${lead.qualified}`)}</Fact>
          <Fact label={t('customerLeads.column.budget')}>{money(lead.expectedBudget)}</Fact>
          <Fact label={t('customerLeads.field.expectedMonth')}>{month(lead.expectedMonth)}</Fact>
          <Fact label={t('customerLeads.column.probability')}>{percent(lead.probability)}</Fact>
          <Fact label={t('customerLeads.field.industryId')}>{industryName(lead.industryId)}</Fact>
          <Fact label={t('customerLeads.field.platforms')}>{platforms.join(', ') || '–'}</Fact>
          <Fact label={t('customerLeads.field.country')}>{country(lead.country)}</Fact>
          <Fact label={t('customerLeads.column.source')}>{source(lead.sourceId)}</Fact>
          <Fact label={t('customerLeads.field.legalBasis')}>
            {legalBasis === null ? '–' : t(`customerLeads.legalBasis.${legalBasis}`)}
          </Fact>
          {website !== null && (
            <Fact label={t('customerLeads.field.website')}>
              <Link href={website} target="_blank">
                {website.replace(/^https:\/\/(?:www\.)?|\/$/g, '')}
              </Link>
            </Fact>
          )}
          {customerId !== null && (
            <Fact label={t('customerLeads.field.customerId')}>
              {seesCustomers ? (
                <Link href={staffPaths.customerView({ customerId })}>{customerName ?? `#${customerId}`}</Link>
              ) : (
                (customerName ?? `#${customerId}`)
              )}
            </Fact>
          )}
        </FactList>
      </Section>
      <ContactsSection contacts={lead.contacts} />
      {notes !== '' && (
        <Section title={t('customerLeads.field.notes')}>
          <p className={css.notes}>{notes}</p>
        </Section>
      )}
    </RecordOverview>
  );
}

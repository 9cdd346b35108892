import type { CustomerLeadDetails } from '@resonanz/api-client/customer-leads';
import { MailLink, PhoneLink } from '@resonanz/records/contactLinks';
import { useIndustryName } from '@resonanz/records/industries';
import { Section } from '@resonanz/records/Section';
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
            header: t('customerLeads.contacts.name'),
            isRowHeader: true,
            cell: ({ name, isMain }) => (
              <Inline space={4}>
                <Text variant="densityStrong">{name}</Text>
                {isMain && <StatusTag tone="blue" label={t('customerLeads.contacts.main')} />}
              </Inline>
            ),
          },
          { id: 'role', header: t('customerLeads.contacts.role'), cell: ({ role }) => role || '–' },
          { id: 'email', header: t('customerLeads.contacts.email'), cell: ({ email }) => (email === null ? '–' : <MailLink address={email} />) },
          { id: 'phone', header: t('customerLeads.contacts.phone'), cell: ({ phone }) => (phone === null ? '–' : <PhoneLink number={phone} />) },
        ]}
      />
    </Section>
  );
}

/** Why a lead was given up, its persons, what is known of the company, and notes. */
export function OverviewTab({ lead }: { lead: CustomerLeadDetails }) {
  const { t, country } = useLeadText();
  const industryName = useIndustryName();
  const { reason, website, platforms, nextStep, legalBasis, notes } = lead;
  return (
    <>
      {reason !== null && (
        <Section>
          <InlineAlert tone="warning" title={t('customerLeads.field.reason')}>
            {reason}
          </InlineAlert>
        </Section>
      )}
      <ContactsSection contacts={lead.contacts} />
      <Section title={t('customerLeads.section.company')}>
        <FactList>
          <Fact label={t('customerLeads.column.nextStep')}>{nextStep || '–'}</Fact>
          <Fact label={t('customerLeads.field.platforms')}>{platforms.join(', ') || '–'}</Fact>
          <Fact label={t('customerLeads.field.industryId')}>{industryName(lead.industryId)}</Fact>
          <Fact label={t('customerLeads.field.country')}>{country(lead.country)}</Fact>
          {website !== null && (
            <Fact label={t('customerLeads.field.website')}>
              <Link href={website} target="_blank">
                {website.replace(/^https:\/\/(?:www\.)?|\/$/g, '')}
              </Link>
            </Fact>
          )}
          <Fact label={t('customerLeads.field.legalBasis')}>{legalBasis === null ? '–' : t(`customerLeads.legalBasis.${legalBasis}`)}</Fact>
        </FactList>
      </Section>
      {notes !== '' && (
        <Section title={t('customerLeads.field.notes')}>
          <p className={css.notes}>{notes}</p>
        </Section>
      )}
    </>
  );
}

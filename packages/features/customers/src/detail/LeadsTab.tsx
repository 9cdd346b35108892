import { PlusIcon } from '@phosphor-icons/react';
import { useQuery } from '@tanstack/react-query';
import { type CustomerLead, customerLeadQueries } from '@resonanz/api-client/customerLeads';
import { useApi } from '@resonanz/api-client/react';
import { staffPaths } from '@resonanz/domain/paths';
import { hasCents } from '@resonanz/formatters/money';
import { useLanguage, useMessages } from '@resonanz/i18n/react';
import { DateText } from '@resonanz/records/DateText';
import { EnumTag } from '@resonanz/records/EnumTag';
import { PagedTable, usePages } from '@resonanz/records/PagedTable';
import { Section } from '@resonanz/records/Section';
import { TitleLink } from '@resonanz/records/TitleLink';
import { useMay } from '@resonanz/session/react';
import { Button } from '@resonanz/ui/Button';
import { Inline } from '@resonanz/ui/Inline';
import { Stack } from '@resonanz/ui/Stack';
import { StatusTag } from '@resonanz/ui/StatusTag';
import type { TableColumn } from '@resonanz/ui/Table';
import { Text } from '@resonanz/ui/Text';
import { money } from '../customerText.ts';
import { messages } from '../messages.ts';

/** The leads of a customer, the newest first. */
export function LeadsTab({ customerId }: { customerId: number }) {
  const t = useMessages(messages);
  const { language } = useLanguage();
  const [mayAdd, mayEdit] = [useMay('Customer Leads', 'add'), useMay('Customer Leads', 'edit')];
  const pages = usePages();
  const query = useQuery(
    customerLeadQueries(useApi()).page({
      ...pages.request,
      sortBy: 'createdAt',
      sort: 'DESC',
      filters: { customerId },
    }),
  );
  const fixed = hasCents(query.data?.content.map(({ expectedBudget }) => expectedBudget) ?? []);
  const columns: readonly TableColumn<CustomerLead>[] = [
    {
      id: 'company',
      width: 260,
      header: t('customers.leads.company'),
      isRowHeader: true,
      cell: ({ customerLeadId, company }) => (
        <TitleLink isTruncated href={staffPaths.customerLeadView({ customerLeadId })}>
          {company}
        </TitleLink>
      ),
    },
    {
      id: 'status',
      width: 160,
      header: t('word.status'),
      cell: ({ status }) => <EnumTag of="salesStatus" value={status} />,
    },
    {
      id: 'budget',
      width: 140,
      header: t('customers.leads.budget'),
      align: 'end',
      cell: ({ expectedBudget }) => money(expectedBudget, language, fixed),
    },
    {
      id: 'followUp',
      width: 190,
      header: t('customers.leads.followUp'),
      cell: ({ followUpDate, isFollowUpDue }) => (
        <Inline space={3} isNowrap>
          <DateText value={followUpDate} />
          {isFollowUpDue && <StatusTag tone="yellow" label={t('word.due')} />}
        </Inline>
      ),
    },
    {
      id: 'owner',
      width: 170,
      header: t('word.owner'),
      cell: ({ ownerName }) => <Text isNowrap>{ownerName ?? '–'}</Text>,
    },
  ];
  return (
    <Section>
      <Stack space={5}>
        {mayAdd && mayEdit && (
          <div>
            <Button iconStart={PlusIcon} href={`${staffPaths.customerLeadAdd()}?customerId=${customerId}`}>
              {t('customers.leads.add')}
            </Button>
          </div>
        )}
        <PagedTable
          caption={t('customers.tab.leads')}
          query={query}
          columns={columns}
          getRowId={({ customerLeadId }) => customerLeadId}
          emptyText={t('customers.leads.empty')}
          pages={pages}
        />
      </Stack>
    </Section>
  );
}

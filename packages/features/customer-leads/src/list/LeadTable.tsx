import { customerLeadQueries } from '@resonanz/api-client/customer-leads';
import { useApi, useListPage } from '@resonanz/api-client/react';
import { useColumnChoice } from '@resonanz/api-client/saved-columns';
import { ListScreen } from '@resonanz/records/ListScreen';
import { Table } from '@resonanz/ui/Table';
import { useLeadText } from '../useLeadText.ts';
import { leadColumns } from './leadColumns.tsx';
import { type LeadFrame, toQuery } from './leadList.ts';

/** The leads page by page. */
export function LeadTable({ frame }: { frame: LeadFrame }) {
  const words = useLeadText();
  const query = useListPage(customerLeadQueries(useApi()).page(toQuery(frame.list)));
  return (
    <ListScreen
      {...frame}
      query={query}
      columns={{ all: leadColumns(words, query.data?.rows ?? []), ...useColumnChoice('customerLeads') }}
      emptyText={words.t('customerLeads.list.empty')}
    >
      {(parts) => <Table {...parts} caption={words.t('customerLeads.title')} getRowId={(row) => row.customerLeadId} />}
    </ListScreen>
  );
}

import { DotsThreeVerticalIcon } from '@phosphor-icons/react';
import { type CustomerLead, customerLeadQueries } from '@resonanz/api-client/customer-leads';
import { useApi } from '@resonanz/api-client/react';
import type { SalesStatus } from '@resonanz/domain/sales';
import { nextStates } from '@resonanz/domain/transitions';
import { Board } from '@resonanz/records/Board';
import { LaterMenu } from '@resonanz/records/LaterMenu';
import { useMay, useSession } from '@resonanz/session/react';
import { IconButton } from '@resonanz/ui/IconButton';
import { useQueries } from '@tanstack/react-query';
import { columnsOf, type LeadListState, toQuery } from '../list/leadList.ts';
import { useLeadText } from '../useLeadText.ts';
import { useStatusChange } from '../useStatusChange.tsx';
import { LeadCard } from './LeadCard.tsx';

/** Most cards of a column; the table has the others. */
const MOST = 50;

/** Leads in one column a status, in the order of a sale (A-086, T12): moved by dragging, or by the menu of the card. */
export function LeadBoard({ list }: { list: LeadListState }) {
  const { t, status: statusName } = useLeadText();
  const { user } = useSession();
  const mayEdit = useMay('Customer Leads', 'edit');
  const queries = customerLeadQueries(useApi());
  const { change, shownStatus, dialog } = useStatusChange();
  const { filters, ...query } = toQuery(list);
  const columns = columnsOf(list.filters);
  const pages = useQueries({ queries: columns.map((status) => queries.page({ ...query, pageNumber: 0, pageSize: MOST, filters: { ...filters, status } })) });
  const next = (lead: CustomerLead) => (user ? nextStates('salesStatus', lead.status, user.role.roleId) : []);
  return (
    <>
      <Board<CustomerLead, SalesStatus>
        columns={pages.flatMap((page, at) => columns.slice(at, at + 1).map((status) => ({ id: status, title: statusName(status), query: page })))}
        idOf={({ customerLeadId }) => customerLeadId}
        nameOf={({ company }) => company}
        columnOf={shownStatus}
        mayMove={(lead, to) => next(lead).includes(to)}
        onMove={mayEdit ? change : undefined}
        menuOf={(lead, move) => {
          const label = t('customerLeads.menu.label', { company: lead.company });
          return (
            move &&
            next(lead).length > 0 && (
              <LaterMenu
                label={label}
                placement="bottom end"
                trigger={<IconButton icon={DotsThreeVerticalIcon} size="small" weight="bold" label={label} />}
                sections={[{ id: 'status', label: t('customerLeads.menu.status'), items: next(lead).map((to) => ({ id: `status-${to}`, label: statusName(to), onAction: () => move(to) })) }]}
              />
            )
          );
        }}
      >
        {(lead) => <LeadCard lead={lead} />}
      </Board>
      {dialog}
    </>
  );
}

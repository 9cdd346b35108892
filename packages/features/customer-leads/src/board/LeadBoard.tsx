import type { CustomerLead } from '@resonanz/api-client/customerLeads';
import type { SalesStatus } from '@resonanz/domain/sales';
import { nextStates } from '@resonanz/domain/transitions';
import { hasCents } from '@resonanz/formatters/money';
import { Board } from '@resonanz/records/Board';
import { RowMenu } from '@resonanz/records/RowMenu';
import { useMay, useSession } from '@resonanz/session/react';
import { Text } from '@resonanz/ui/Text';
import { VisuallyHidden } from '@resonanz/ui/VisuallyHidden';
import { useLeadText } from '../useLeadText.ts';
import { useStatusChange } from '../useStatusChange.tsx';
import { LeadCard } from './LeadCard.tsx';
import type { LeadColumn } from './useLeadColumns.ts';

/**
 * Leads in one column a status, in the order of a sale (docs/domain/enumerations.md#order-of-the-sales-status,
 * docs/domain/transitions.md#sales-status): moved by dragging, or by the menu of the card.
 */
export function LeadBoard({ columns }: { columns: readonly LeadColumn[] }) {
  const { t, money, status: statusName } = useLeadText();
  const { user } = useSession();
  const mayEdit = useMay('Customer Leads', 'edit');
  const { change, shownStatus, dialog } = useStatusChange();
  const cents = hasCents(
    columns.flatMap(({ budgetSum, query }) => [
      budgetSum,
      ...(query.data?.content ?? []).map(({ expectedBudget }) => expectedBudget),
    ]),
  );
  const next = (lead: CustomerLead) => (user ? nextStates('salesStatus', lead.status, user.role.roleId) : []);
  return (
    <>
      <Board<CustomerLead, SalesStatus>
        columns={columns.map(({ budgetSum, ...column }) => ({
          ...column,
          sum: budgetSum !== null && (
            <Text variant="caption" tone="secondary" isTabular title={t('customerLeads.board.sum')}>
              <VisuallyHidden>{t('customerLeads.board.sum')}: </VisuallyHidden>
              {money(budgetSum, cents)}
            </Text>
          ),
        }))}
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
              <RowMenu
                label={label}
                sections={[
                  {
                    id: 'status',
                    label: t('word.changeStatus'),
                    items: next(lead).map((to) => ({
                      id: `status-${to}`,
                      label: statusName(to),
                      onAction: () => move(to),
                    })),
                  },
                ]}
              />
            )
          );
        }}
      >
        {(lead) => <LeadCard lead={lead} showsCents={cents} />}
      </Board>
      {dialog}
    </>
  );
}

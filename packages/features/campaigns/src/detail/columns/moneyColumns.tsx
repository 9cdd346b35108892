import { INVOICE_STATUSES } from '@resonanz/domain/enumerations';
import { Inline } from '@resonanz/ui/Inline';
import { Text } from '@resonanz/ui/Text';
import { exactMoney } from '../../campaignText.ts';
import { type BudgetField, excessOf } from '../overBudget.ts';
import type { Column, ColumnContext, Row } from './ColumnContext.ts';
import { statusColumn } from './statusColumn.tsx';

type AmountField = BudgetField | 'externalBudget';
type CostField = 'cpc' | 'cpv' | 'cpo' | 'tkp';

const MAX_COMMISSION = 9999.99;

/** What a channel costs, and what that makes by click, view, order and contact. */
export function moneyColumns(context: ColumnContext): readonly Column[] {
  const { t, label, language, currencyCode, mayEdit, budgetLimits } = context;
  const overBudget = (field: BudgetField) => (value: number | null, row: Row) => {
    const excess = excessOf(field, value, row, budgetLimits);
    if (excess === undefined) return undefined;
    return t(`campaigns.cell.overBudget.${excess}`, {
      share: exactMoney(budgetLimits.equalShare[field], language, currencyCode),
    });
  };
  const amount = (id: AmountField, header: string): Column => ({
    kind: 'money',
    id,
    header,
    width: 118,
    isSortable: true,
    unit: currencyCode === 'EUR' ? '€' : currencyCode,
    read: (row) => row[id],
    validate: (value) => (value !== null && value < 0 ? t('campaigns.entries.negative') : undefined),
    ...(id !== 'externalBudget' && { doubt: overBudget(id) }),
    isEditable: mayEdit,
  });
  const cost = (id: CostField, header: string): Column => ({
    id,
    header,
    width: id === 'tkp' ? 152 : 86,
    align: 'end',
    isSortable: true,
    text: (row: Row) => exactMoney(row[id], language, currencyCode),
    cell: (row: Row) => {
      const words = exactMoney(row[id], language, currencyCode);
      if (id !== 'tkp' || row.tkpBasis !== 'followers') return words;
      return (
        <Inline space={3} isNowrap>
          <Text variant="caption" tone="muted" isNowrap>
            {t('campaigns.entries.tkpFollowers')}
          </Text>
          <span>{words}</span>
        </Inline>
      );
    },
  });
  return [
    amount('preBudget', t('campaigns.entries.preBudget')),
    amount('finalBudget', t('campaigns.entries.finalBudget')),
    amount('externalBudget', t('campaigns.entries.externalBudget')),
    {
      kind: 'number',
      id: 'cbCommission',
      header: t('campaigns.entries.commission'),
      width: 116,
      fractionDigits: 2,
      unit: '%',
      read: (row) => row.cbCommission,
      validate: (value) =>
        value !== null && (value < 0 || value > MAX_COMMISSION) ? t('campaigns.entries.commissionInvalid') : undefined,
      isEditable: mayEdit,
    },
    cost('cpc', t('campaigns.entries.cpc')),
    cost('cpv', t('campaigns.entries.cpv')),
    cost('cpo', t('campaigns.entries.cpo')),
    cost('tkp', t('campaigns.entries.tkp')),
    statusColumn(context, {
      id: 'invoiceStatus',
      header: t('campaigns.entries.invoice'),
      width: 122,
      isSortable: true,
      options: INVOICE_STATUSES.map((id) => ({ id, label: label(`invoiceStatus.${id}`) })),
    }),
  ];
}

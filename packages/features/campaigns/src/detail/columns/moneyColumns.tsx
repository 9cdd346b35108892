import { EnumTag } from '@resonanz/records/EnumTag';
import { Stack } from '@resonanz/ui/Stack';
import { Text } from '@resonanz/ui/Text';
import { money } from '../../campaignText.ts';
import type { Column, ColumnContext, Row } from './ColumnContext.ts';

type AmountField = 'vorBudget' | 'finalesBudget' | 'budgetExtern';
type CostField = 'cpc' | 'cpv' | 'cpo' | 'tkp';

const MOST_COMMISSION = 9999.99;

/** What a channel costs, and what that makes by click, view, order and contact. */
export function moneyColumns({ t, label, language, currencyCode, mayEdit }: ColumnContext): readonly Column[] {
  const amount = (id: AmountField, header: string): Column => ({
    kind: 'money',
    id,
    header,
    width: 118,
    isSortable: true,
    unit: currencyCode === 'EUR' ? '€' : currencyCode,
    read: (row) => row[id],
    validate: (value) => (value !== null && value < 0 ? t('campaigns.entries.negative') : undefined),
    isEditable: mayEdit,
  });
  const cost = (id: CostField, header: string): Column => ({
    id,
    header,
    width: 86,
    align: 'end',
    isSortable: true,
    text: (row: Row) => money(row[id], language, currencyCode),
    cell: (row: Row) => {
      const words = money(row[id], language, currencyCode);
      if (id !== 'tkp' || row.tkpBasis !== 'followers') return words;
      return (
        <Stack space={1}>
          <span>{words}</span>
          <Text variant="caption" tone="muted" isNowrap>
            {t('campaigns.entries.tkpFollowers')}
          </Text>
        </Stack>
      );
    },
  });
  return [
    amount('vorBudget', t('campaigns.entries.preBudget')),
    amount('finalesBudget', t('campaigns.entries.finalBudget')),
    amount('budgetExtern', t('campaigns.entries.externalBudget')),
    {
      kind: 'number',
      id: 'cbCommission',
      header: t('campaigns.entries.commission'),
      width: 116,
      fractionDigits: 2,
      unit: '%',
      read: (row) => row.cbCommission,
      validate: (value) => (value !== null && (value < 0 || value > MOST_COMMISSION) ? t('campaigns.entries.commissionInvalid') : undefined),
      isEditable: mayEdit,
    },
    cost('cpc', t('campaigns.entries.cpc')),
    cost('cpv', t('campaigns.entries.cpv')),
    cost('cpo', t('campaigns.entries.cpo')),
    cost('tkp', t('campaigns.entries.tkp')),
    {
      id: 'invoiceStatus',
      header: t('campaigns.entries.invoice'),
      width: 120,
      isSortable: true,
      text: (row: Row) => label(`invoiceStatus.${row.invoiceStatus as 'Offen' | 'Eingegangen' | 'Bezahlt'}`),
      cell: (row: Row) => <EnumTag of="invoiceStatus" value={row.invoiceStatus} />,
    },
  ];
}

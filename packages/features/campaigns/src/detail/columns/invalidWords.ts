import { formatDate } from '@resonanz/formatters/date';
import { formatNumber } from '@resonanz/formatters/number';
import type { Column, ColumnContext } from './ColumnContext.ts';

const EXAMPLE = { amount: 1_850.5, count: 12_400, day: '2026-10-14' } as const;
/** More options than these are not spelled out. */
const MAX_OPTIONS = 12;

/** The column with what it says at a typed or pasted text that is none of its values: an example, or the words it takes. */
export function withInvalidWords(column: Column, { t, language }: Pick<ColumnContext, 't' | 'language'>): Column {
  switch (column.kind) {
    case 'money':
      return {
        ...column,
        invalid: t('campaigns.cell.amountExpected', { example: formatNumber(EXAMPLE.amount, language) }),
      };
    case 'number':
      return {
        ...column,
        invalid: t('campaigns.cell.numberExpected', { example: formatNumber(EXAMPLE.count, language) }),
      };
    case 'date':
      return { ...column, invalid: t('campaigns.cell.dayExpected', { example: formatDate(EXAMPLE.day, language) }) };
    case 'select':
    case 'multi-select':
      if (column.options.length > MAX_OPTIONS) return column;
      return {
        ...column,
        invalid: t('campaigns.cell.optionExpected', { options: column.options.map(({ label }) => label).join(', ') }),
      };
    case 'checkbox':
    case 'switch':
      return {
        ...column,
        invalid: t('campaigns.cell.optionExpected', {
          options: `${t('campaigns.grid.yes')}, ${t('campaigns.grid.no')}`,
        }),
      };
    default:
      return column;
  }
}

export { formatMoney, formatMoneyRange, formatMoneyToParts, hasCents, type MoneyOptions } from '../src/money.ts';
export { parseMoney, type Money } from '../src/parseMoney.ts';

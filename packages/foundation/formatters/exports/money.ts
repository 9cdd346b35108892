export { formatMoney, formatMoneyRange, formatMoneyToParts, type MoneyOptions } from '../src/money.ts';
export { parseMoney, type Money } from '../src/parseMoney.ts';

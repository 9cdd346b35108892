export { formatMoney, type MoneyOptions } from '../src/money.ts';

export { SALES_BOARD, qualifiedAfter, type SalesStatus } from '../src/sales.ts';

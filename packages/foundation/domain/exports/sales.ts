export { SALES_BOARD, qualifiedAfter } from '../src/sales.ts';
export { QUALIFIED, SALES_STATUS, type Qualified, type SalesStatus } from '../src/enumerations/customerStates.ts';

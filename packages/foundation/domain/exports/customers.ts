export { CUSTOMER_CONTACTS_MAX, industryIds, industryNamed, vatIdOf } from '../src/customers.ts';
export { CUSTOMER_STATUS, CUSTOMER_STATUSES, type CustomerStatus } from '../src/enumerations/customerStates.ts';

export {
  CUSTOMER_CONTACTS_MAX,
  CUSTOMER_STATUS,
  CUSTOMER_STATUSES,
  industryIds,
  industryNamed,
  vatIdOf,
  type CustomerStatus,
} from '../src/customers.ts';

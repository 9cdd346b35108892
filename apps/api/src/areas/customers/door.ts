export { contactText, leadContacts, type StoredContact } from './queries/ContactPersons.ts';
export { contactErrors, storedContacts, storedWebsite, textErrors } from './companyInput.ts';
export { lockCustomer, type Reader } from './queries/customers.ts';
export { mayOwn, ownerRows, ownersOf } from './queries/owners.ts';
export { insertCustomer } from './save.ts';
export type { CustomersTable } from './tables.ts';

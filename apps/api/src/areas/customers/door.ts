export { contactText, leadContacts, type StoredContact } from './ContactPersons.ts';
export { contactFaults, storedContacts, storedWebsite, textFaults } from './companyInput.ts';
export type { Reader } from './customerRows.ts';
export { mayOwn, ownerRows, ownersOf } from './owners.ts';
export { insertCustomer, lockCustomer } from './save.ts';
export type { CustomersTable } from './tables.ts';

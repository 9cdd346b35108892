export { contactDrafts, contactInputs, contactIssues, emptyContact, type ContactDraft } from '../src/contacts.ts';

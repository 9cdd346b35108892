export {
  contactDrafts,
  contactInputs,
  contactIssues,
  emptyContact,
  type ContactDraft,
  type FieldCheck,
} from '../src/contacts.ts';

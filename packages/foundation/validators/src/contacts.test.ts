import { expect, test } from 'vitest';
import {
  type ContactDraft,
  contactDrafts,
  contactInputs,
  contactIssues,
  emptyContact,
  type FieldCheck,
} from './contacts.ts';
import { fieldIssue } from './formSchema.ts';
import { inLanguage } from './messages.ts';

const marion: ContactDraft = { ...emptyContact(true), name: 'Marion Albrecht' };
const check: FieldCheck = (rule, path, text) => fieldIssue(inLanguage(rule, 'de'), path, text);
const errorsOf = (...contacts: ContactDraft[]) =>
  contactIssues(contacts, check, 'Hauptkontakt').map(({ path }) => path.join('.'));

test('every field has its rule, and each error stands at its field', () => {
  expect(errorsOf({ ...marion, name: '', email: 'marion@', phone: '12' })).toEqual([
    'contacts.0.name',
    'contacts.0.email',
    'contacts.0.phone',
  ]);
  expect(errorsOf(marion, { ...marion, isMain: false, role: 'a'.repeat(101) })).toEqual(['contacts.1.role']);
});

test('people are called in any of the countries', () => {
  expect(errorsOf({ ...marion, phone: '+41 44 5550012' })).toEqual([]);
});

test('one of the persons is the main one; those with nothing in them do not count', () => {
  expect(errorsOf(emptyContact(true), { ...marion, isMain: false })).toEqual(['contacts.1.isMain']);
  expect(contactIssues([{ ...marion, isMain: false }], check, 'Hauptkontakt')[0]?.message).toBe('Hauptkontakt');
  expect(errorsOf(emptyContact(true))).toEqual([]);
});

test('what was read comes back as it was; new persons with nothing in them are not sent', () => {
  const read = { contactId: 3, name: 'Marion Albrecht', role: '', email: null, phone: '+4976123125456', isMain: true };
  expect(contactInputs([...contactDrafts([read]), emptyContact(false)])).toEqual([read]);
  expect(contactInputs([marion])).toEqual([
    { name: 'Marion Albrecht', role: '', email: null, phone: null, isMain: true },
  ]);
});

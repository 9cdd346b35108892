import { expect, test } from 'vitest';
import { emptyContact } from '@resonanz/validators/contacts';
import { customerSchema, emptyCustomer, toInput, type CustomerDraft } from './customerForm.ts';

const schema = customerSchema('de', { vatId: 'USt-IdNr.', mainContact: 'Hauptkontakt' });
const base: CustomerDraft = { ...emptyCustomer(9), name: 'Lindenblatt GmbH' };
const errorPathsOf = (values: Partial<CustomerDraft>) =>
  schema['~standard'].validate({ ...base, ...values }).issues?.map(({ path }) => path.join('.')) ?? [];
const marion = { ...emptyContact(true), name: 'Marion Albrecht' };

test('a name is enough; contacts with nothing in them are not sent', () => {
  expect(errorPathsOf({})).toEqual([]);
  expect(toInput(base)).toMatchObject({
    name: 'Lindenblatt GmbH',
    ownerUserId: 9,
    website: null,
    contacts: [],
    billing: { vatId: null, paymentDays: 14 },
  });
});

test('every field has its rule, and the first error of each is shown there', () => {
  expect(errorPathsOf({ name: '', website: 'linden blatt', notes: '<b>' })).toEqual(['name', 'website', 'notes']);
  expect(errorPathsOf({ billing: { ...base.billing, vatId: 'FR1', email: 'rechnung' } })).toEqual([
    'billing.vatId',
    'billing.email',
  ]);
  expect(errorPathsOf({ billing: { ...base.billing, vatId: 'che-123.456.789 mwst' } })).toEqual([]);
  expect(errorPathsOf({ contacts: [{ ...marion, name: '', email: 'marion@', phone: '12' }] })).toEqual([
    'contacts.0.name',
    'contacts.0.email',
    'contacts.0.phone',
  ]);
  expect(errorPathsOf({ contacts: [{ ...marion, phone: '+41 44 5550012' }] })).toEqual([]);
});

test('one of the contacts is the main one', () => {
  expect(errorPathsOf({ contacts: [{ ...marion, isMain: false }] })).toEqual(['contacts.0.isMain']);
});

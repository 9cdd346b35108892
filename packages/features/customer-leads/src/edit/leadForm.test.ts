import { expect, test } from 'vitest';
import { buildCustomerLeadDetails } from '@resonanz/testing/customerLeads';
import { emptyContact } from '@resonanz/validators/contacts';
import { emptyLead, type LeadDraft, leadSchema, toDraft, toInput } from './leadForm.ts';

const schema = leadSchema('de', { source: 'Quelle', mainContact: 'Hauptkontakt' });
const base: LeadDraft = { ...emptyLead(9, undefined), company: 'Nordlicht Outdoor GmbH', sourceId: 3 };
const errorPathsOf = (values: Partial<LeadDraft>) =>
  schema['~standard'].validate({ ...base, ...values }).issues?.map(({ path }) => path.join('.')) ?? [];

test('company and source are enough; what is empty goes as nothing', () => {
  expect(errorPathsOf({})).toEqual([]);
  expect(toInput({ ...base, sourceId: 3 })).toMatchObject({
    company: 'Nordlicht Outdoor GmbH',
    sourceId: 3,
    ownerUserId: 9,
    website: null,
    contacts: [],
    customerId: null,
    legalBasis: null,
  });
});

test('every field has its rule, and the first error of each is shown there', () => {
  expect(
    errorPathsOf({ company: '', website: 'nord licht', sourceId: null, nextStep: 'a'.repeat(201), notes: '<b>' }),
  ).toEqual(['company', 'website', 'sourceId', 'nextStep', 'notes']);
  expect(errorPathsOf({ contacts: [{ ...emptyContact(false), name: 'Marion Albrecht' }] })).toEqual([
    'contacts.0.isMain',
  ]);
});

test('a lead that was read is sent as it was', () => {
  const lead = buildCustomerLeadDetails({ customerId: 4, customerName: 'Lichtwerk' });
  const {
    company,
    website,
    country,
    industryId,
    sourceId,
    contacts,
    expectedBudget,
    expectedMonth,
    probability,
    platforms,
    nextStep,
    ownerUserId,
    customerId,
    notes,
    legalBasis,
  } = lead;
  expect(toInput({ ...toDraft(lead), sourceId })).toEqual({
    company,
    website,
    country,
    industryId,
    sourceId,
    contacts,
    expectedBudget,
    expectedMonth,
    probability,
    platforms,
    nextStep,
    ownerUserId,
    customerId,
    notes,
    legalBasis,
  });
});

test('a lead of a customer begins with its name and belongs to it', () => {
  expect(emptyLead(9, { customerId: 4, name: 'Lichtwerk' })).toMatchObject({ company: 'Lichtwerk', customerId: 4 });
});

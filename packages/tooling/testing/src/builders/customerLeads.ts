import { personAt } from './people.ts';
import type { Schema } from './schema.ts';

const COMPANIES = [
  'Nordlicht Outdoor GmbH',
  'Feldkost Naturwaren KG',
  'Papierboot Verlag',
  'Zwirn & Söhne Textilmanufaktur',
] as const;

/** A lead that was qualified and has a main contact, an owner and a follow-up in some days. */
export function buildCustomerLead(overrides: Partial<Schema<'CustomerLead'>> = {}, index = 0): Schema<'CustomerLead'> {
  const { firstName, surname, handle } = personAt(index);
  return {
    customerLeadId: 50 + index,
    company: COMPANIES[index % COMPANIES.length] ?? COMPANIES[0],
    country: 'DE',
    industryId: 101,
    mainContact: {
      contactId: 500 + index,
      name: `${firstName} ${surname}`,
      role: 'Marketing',
      email: `${handle}@firma.example`,
      phone: '+49 221 4711020',
      isMain: true,
    },
    sourceId: 3,
    status: 2,
    qualified: 1,
    expectedBudget: 24_000 + index * 1_500,
    expectedMonth: '2026-12',
    probability: 40,
    nextStep: 'Vorschlag mit drei Formaten schicken',
    followUpDate: '2026-10-20',
    isFollowUpDue: false,
    ownerUserId: 7,
    ownerName: 'Katharina Bergmann',
    customerId: null,
    customerName: null,
    lastContactAt: '2026-10-01T09:30:00.000Z',
    ageDays: 18,
    createdAt: '2026-09-19T08:00:00.000Z',
    updatedAt: '2026-10-02T08:00:00.000Z',
    ...overrides,
  };
}

/** A lead with everything of its page. */
export function buildCustomerLeadDetails(
  overrides: Partial<Schema<'CustomerLeadDetails'>> = {},
  index = 0,
): Schema<'CustomerLeadDetails'> {
  const lead = buildCustomerLead(overrides, index);
  return {
    website: 'https://nordlicht-outdoor.example',
    contacts: lead.mainContact === null ? [] : [lead.mainContact],
    platforms: ['Instagram', 'TikTok'],
    notes: 'Sucht Creator für die Wintersaison; bisher ohne Erfahrung mit Kampagnen.',
    reason: null,
    legalBasis: 'consent',
    followUpTodoId: 41,
    ...lead,
    ...overrides,
  };
}

/** A call that was logged; the caller wrote it. */
export function buildCustomerLeadLogEntry(
  overrides: Partial<Schema<'CustomerLeadLogEntry'>> = {},
  index = 0,
): Schema<'CustomerLeadLogEntry'> {
  return {
    entryId: 900 + index,
    kind: 'call',
    note: 'Budget für die Wintersaison ist freigegeben, Entscheidung fällt im November.',
    at: '2026-10-01T09:30:00.000Z',
    userName: 'Katharina Bergmann',
    mayDelete: true,
    ...overrides,
  };
}

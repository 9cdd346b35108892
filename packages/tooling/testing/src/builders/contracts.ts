import { personAt } from './people.ts';
import type { Schema } from './schema.ts';

const nameAt = (index: number): string => `${personAt(index).firstName} ${personAt(index).surname}`;

const TERMS: Schema<'ContractTerms'> = {
  services: [
    { service: 'Reel', number: 2, date: '2026-10-20' },
    { service: 'Story', number: 3, date: null },
  ],
  buyOut: { media: ['organic', 'ads'], countries: ['DE', 'AU'], months: 12 },
  exclusivity: '',
  labellingDuty: true,
  correctionRounds: 2,
  paymentDays: 30,
  cancellation: '',
  penalty: false,
};

/** A contract as the list shows it: one that was sent the day before and is not signed yet. */
export function buildContractListItem(
  overrides: Partial<Schema<'ContractListItem'>> = {},
  index = 0,
): Schema<'ContractListItem'> {
  const { handle } = personAt(index);
  return {
    contractId: 30 + index,
    type: 1,
    status: 'sent',
    language: 'DE',
    partnerName: nameAt(index),
    partnerEmail: `${handle}@mail.example`,
    influencerId: 12 + index,
    entryId: 301 + index,
    campaignDataId: 20,
    campaignName: 'Herbstleuchten 2026 – Pflegeserie',
    customerId: 1,
    customerName: 'Lindenblatt Naturkosmetik GmbH',
    budget: 2_400 + index * 150,
    startDate: '2026-10-01',
    endDate: '2026-11-30',
    templateId: 1,
    sentAt: '2026-09-20T08:00:00.000Z',
    waitingDays: 1,
    isWaitingLong: false,
    signedDatePartner: null,
    signedDateAgency: null,
    documentId: 800 + index,
    documentPath: `/media/contracts/${800 + index}`,
    documentSize: 182_400,
    createdByName: 'Katharina Bergmann',
    createdAt: '2026-09-19T08:00:00.000Z',
    updatedAt: '2026-09-20T08:00:00.000Z',
    ...overrides,
  };
}

/** A contract with its terms, text and documents. */
export function buildContract(overrides: Partial<Schema<'Contract'>> = {}, index = 0): Schema<'Contract'> {
  const item = buildContractListItem(overrides, index);
  return {
    ...item,
    terms: TERMS,
    text:
      '<h2>Vertrag</h2><p>Zwischen {{companyName}} und {{partnerName}} wird für {{campaign}} vereinbart:</p>' +
      '<ul><li>{{services}}</li></ul>',
    partnerData: null,
    masked: false,
    partnerSignature: null,
    agencySignature: null,
    cancelledAt: null,
    cancelReason: null,
    remindedAt: null,
    linkExpiresAt: item.status === 'sent' ? '2026-10-04T08:00:00.000Z' : null,
    documents: [
      {
        documentId: 800 + index,
        kind: 'sent',
        name: `Vertrag-${item.contractId}.pdf`,
        size: 182_400,
        createdAt: '2026-09-20T08:00:00.000Z',
        url: `/media/contracts/${800 + index}`,
      },
    ],
    may: ['remind', 'upload', 'cancel', 'duplicate'],
    ...overrides,
  };
}

/** A contract as its partner reads it. */
export const buildPublicContract = (overrides: Partial<Schema<'PublicContract'>> = {}): Schema<'PublicContract'> => ({
  contractId: 30,
  type: 1,
  language: 'DE',
  partnerName: nameAt(0),
  campaignName: 'Herbstleuchten 2026 – Pflegeserie',
  budget: 2_400,
  startDate: '2026-10-01',
  endDate: '2026-11-30',
  terms: TERMS,
  text:
    '<h2>Influencer-Vertrag</h2><p>Zwischen der Agentur und dem Partner wird vereinbart:</p>' +
    '<ol><li>2 Reels und 3 Storys.</li><li>Die Beiträge werden als Werbung gekennzeichnet.</li></ol>',
  sentAt: '2026-09-20T08:00:00.000Z',
  linkExpiresAt: '2026-10-04T08:00:00.000Z',
  asksForAccount: true,
  ...overrides,
});

/** A text that contracts begin with, as the list of templates shows it. */
export const buildTemplateListItem = (
  overrides: Partial<Schema<'TemplateListItem'>> = {},
): Schema<'TemplateListItem'> => ({
  tempId: 1,
  tempName: 'Influencer-Vertrag',
  use: 'contract',
  language: 'DE',
  contractType: 1,
  status: 'active',
  defaultTemplate: true,
  changedByName: null,
  updatedAt: '2026-01-05T08:00:00.000Z',
  ...overrides,
});

import { CONTRACT_DEFAULTS } from '@resonanz/domain/contracts';
import type { Schemas } from '../platform/http/Schemas.ts';

export const DAY = 86_400_000;
/** Who makes the contracts of the demo. */
export const AUTHOR = 9;

/** What is agreed on. */
export const termsOf = (service: string, index: number): Schemas['ContractTerms'] => ({
  ...CONTRACT_DEFAULTS,
  services: [{ leistung: service, number: 1 + (index % 2), date: null }],
  buyOut: index % 3 === 0 ? null : { media: ['organic', 'ads'], countries: ['DE', 'AU', 'CH'], months: 6 },
  exclusivity: index % 2 === 0 ? '' : 'drei Monate in der gleichen Produktkategorie',
  cancellation: '',
});

/** What a partner enters before signing. */
export const partnerData = (name: string): Schemas['ContractPartnerData'] => ({
  streetAndHouse: 'Lindenweg 4',
  cityAndZip: '50667 Köln',
  country: 'DE',
  taxId: '214/5812/1234',
  vatLiable: true,
  iban: 'DE89370400440532013000',
  accountRecipient: name,
});

/** A typed signature. */
export const signedBy = (name: string) => ({ kind: 'typed', name }) as const;

/** The agency's signature. */
export const countersignedBy = signedBy('Katharina Bergmann');

import { AMAZON_USER_STATES, type AmazonUserState } from '@resonanz/domain/amazonUsers';
import { createRandom } from './random.ts';

/** Somebody who registered for an Amazon test; days count back from today. */
export interface DemoAmazonUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: 'DE' | 'EN';
  readonly profileLink: string | null;
  readonly country: 'DE' | 'AU' | 'CH' | null;
  /** Position of the campaign among those that have Amazon tests. */
  readonly campaign: number;
  readonly state: AmazonUserState;
  readonly order: { readonly orderNumber: string; readonly amount: number; readonly daysAgo: number } | null;
  readonly refund: { readonly amount: number; readonly daysAgo: number } | null;
  readonly declineReason: string | null;
  readonly reviewLink: string | null;
  readonly notes: string;
  readonly registeredDaysAgo: number;
}

const COUNT = 60;
const FIRST = ['Lena', 'Mehmet', 'Zoë', 'Jonas', 'Ana', 'Tom', 'Greta', 'Ibrahim', 'Nele', 'Paul'] as const;
const LAST = ['Hartwig', 'Yıldırım', 'Brandt', 'Weiß', 'Marković', 'Keller'] as const;
const REASONS = [
  'Für diese Kampagne gibt es keine Plätze mehr.',
  'Das Amazon-Profil ist nicht öffentlich.',
  'Schon an zwei Tests in diesem Monat beteiligt.',
] as const;
const NOTES = [
  '',
  '',
  '',
  'Bittet um Rückruf am Vormittag.',
  'Lieferung kam beschädigt an, Ersatz unterwegs.',
] as const;

const ascii = (text: string): string =>
  text.replaceAll('ß', 'ss').replaceAll('ı', 'i').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function amazonUser(index: number): DemoAmazonUser {
  const random = createRandom(`amazon ${index}`);
  const firstName = FIRST[index % FIRST.length] ?? FIRST[0];
  const lastName = LAST[Math.floor(index / FIRST.length) % LAST.length] ?? LAST[0];
  const state = AMAZON_USER_STATES[index % AMAZON_USER_STATES.length] ?? 'registered';
  const hasOrder = state === 'ordered' || state === 'refundOpen' || state === 'refunded';
  const daysAgo = random.int(8, 20);
  const amount = random.int(899, 7_999) / 100;
  return {
    firstName,
    lastName,
    email: `${ascii(firstName)}.${ascii(lastName)}@example.com`,
    language: index % 9 === 4 ? 'EN' : 'DE',
    profileLink:
      index % 7 === 3 ? null : `https://www.amazon.de/gp/profile/amzn1.account.${String(4_000 + index)}RESONANZ`,
    country: index % 11 === 5 ? null : random.pick(['DE', 'DE', 'DE', 'AU', 'CH'] as const),
    campaign: index % 4,
    state,
    order: hasOrder
      ? { orderNumber: `302-${random.int(1_000_000, 9_999_999)}-${random.int(1_000_000, 9_999_999)}`, amount, daysAgo }
      : null,
    refund: state === 'refunded' ? { amount, daysAgo: random.int(1, 6) } : null,
    declineReason: state === 'declined' ? random.pick(REASONS) : null,
    // Some of those who got their money have written a review, others have not.
    reviewLink: state === 'refunded' && index % 2 === 0 ? `https://www.amazon.de/review/R${4_000 + index}` : null,
    notes: random.pick(NOTES),
    registeredDaysAgo: daysAgo + random.int(2, 60),
  };
}

/** Sixty people, ten in each state. */
export const DEMO_AMAZON_USERS: readonly DemoAmazonUser[] = Array.from({ length: COUNT }, (_, index) =>
  amazonUser(index),
);

/** A picture of an order confirmation, as SVG. */
export const amazonOrderPicture = (orderNumber: string, amount: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 420" width="640" height="420" font-family="sans-serif">` +
  `<rect width="640" height="420" fill="#f4f4f4"/><rect x="40" y="40" width="560" height="340" rx="8" fill="#fff"/>` +
  `<text x="72" y="100" font-size="28" fill="#222">Bestellbestätigung</text>` +
  `<text x="72" y="160" font-size="20" fill="#444">Bestellnummer ${orderNumber}</text>` +
  `<text x="72" y="210" font-size="20" fill="#444">Summe ${amount.toFixed(2).replace('.', ',')} EUR</text>` +
  `<rect x="72" y="250" width="180" height="90" rx="6" fill="#dde9e4"/></svg>`;

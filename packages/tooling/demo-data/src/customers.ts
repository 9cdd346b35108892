import { faker } from '@faker-js/faker/locale/de';
import { CUSTOMER_STATUS, industryNamed } from '@resonanz/domain/customers';
import { HISTORY_ACTION, INVITATION_TEMPLATE } from '@resonanz/domain/workStates';
import { DEMO_USER } from './accounts.ts';
import { embeddedInvitation, openInvitation } from './brandAccounts.ts';
import { CONTACT_ROLES, fictionalPhone, mailOf } from './companyContacts.ts';
import { daysBefore } from './days.ts';
import { createRandom, type Random } from './random.ts';
import type { Country, DemoBrandInvitation, DemoCustomer, DemoCustomerContact, DemoCustomerEvent } from './records.ts';
import { CUSTOMERS, type CustomerFacts } from './words/customers.ts';

/** Place in the list of a customer that has left for good. */
const ARCHIVED = 36;
const OTHERS = [
  'Hannah Wittig',
  'Leonard Pohl',
  'Selma Yılmaz',
  'Ole Friedrichsen',
  'Paula Reinhardt',
  'Matteo Bianchi',
  'Charlotte Ebner',
  'Jonas Wegener',
] as const;
const NOTES = [
  'Freigaben immer über die Marketingleitung; Antworten in der Regel innerhalb von zwei Werktagen.',
  'Wünscht keine Kanäle mit Alkoholwerbung in den letzten sechs Monaten.',
  'Rechnungen nur mit Bestellnummer, sonst gehen sie zurück.',
  'Jahresgespräch jeweils im Januar; Budget wird dort festgelegt.',
] as const;

function vatIdFor(random: Random, country: Country): string {
  const digits = (count: number) => Array.from({ length: count }, () => random.int(0, 9)).join('');
  if (country === 'AU') return `ATU${digits(8)}`;
  return country === 'CH' ? `CHE-${digits(3)}.${digits(3)}.${digits(3)} MWST` : `DE${digits(9)}`;
}

function billingOf(random: Random, { name, host, country }: CustomerFacts) {
  const isElsewhere = random.chance(0.2);
  return {
    invoiceName: isElsewhere ? `${name}, Kreditorenbuchhaltung` : '',
    invoiceStreetAndHouse: isElsewhere
      ? `Postfach ${random.int(10, 99)} ${random.int(10, 99)} ${random.int(10, 99)}`
      : '',
    invoiceCityAndZip: '',
    invoiceEmail: `rechnung@${host}`,
    vatId: random.chance(0.9) ? vatIdFor(random, country) : null,
    needsOrderNumber: random.chance(0.3),
  };
}

/** The customers of the agency; `owners` are the users who look after them. */
export function demoCustomers(now: Date, owners: readonly number[]): DemoCustomer[] {
  faker.seed(4_711);
  return CUSTOMERS.map((facts, index) => {
    const random = createRandom(`customer ${index}`);
    return {
      id: index + 1,
      name: facts.name,
      streetAndHouse: `${faker.location.street()} ${random.int(1, 140)}${random.chance(0.12) ? 'a' : ''}`,
      cityAndZip: facts.cityAndZip,
      country: facts.country,
      industryId: industryNamed(facts.industry) ?? null,
      website: `https://www.${facts.host}/`,
      paymentDays: random.weighted([
        [14, 6],
        [30, 3],
        [7, 1],
      ]),
      budget: random.int(6, 60) * 5_000,
      currencyCode: facts.country === 'CH' ? 'CHF' : 'EUR',
      status: index < 34 ? CUSTOMER_STATUS.customer : random.pick([1, 3]),
      archived: index === ARCHIVED,
      ownerUserId: random.pick(owners),
      createdAt: daysBefore(now, random.int(120, 1_400)),
      ...billingOf(random, facts),
      notes: random.chance(0.3) ? random.pick(NOTES) : '',
    };
  });
}

/** The persons at the customers: one to talk to, at most of them one more, and at many the accounts department. */
export function demoCustomerContacts(): DemoCustomerContact[] {
  return CUSTOMERS.flatMap((facts, index) => {
    const random = createRandom(`contacts ${index}`);
    const customerId = index + 1;
    const phone = fictionalPhone(random, facts.country);
    const main = {
      customerId,
      name: facts.contact,
      role: random.pick(CONTACT_ROLES),
      email: mailOf(facts.contact, facts.host),
      phone,
      isMain: true,
    };
    const accounts = {
      customerId,
      name: 'Buchhaltung',
      role: 'Rechnungen',
      email: `buchhaltung@${facts.host}`,
      phone: null,
      isMain: false,
    };
    const other = random.pick(OTHERS);
    const second = {
      customerId,
      name: other,
      role: random.pick(CONTACT_ROLES),
      email: mailOf(other, facts.host),
      phone: null,
      isMain: false,
    };
    return [main, ...(random.chance(0.55) ? [second] : []), ...(random.chance(0.7) ? [accounts] : [])];
  });
}

/** The invitation that the invited demo account has accepted, and one that is open. */
export function demoBrandInvitations(now: Date): DemoBrandInvitation[] {
  const { brandInvited: userId, manager: invitedBy } = DEMO_USER;
  return [
    {
      customerId: 3,
      userId,
      language: 'DE',
      invitedBy,
      invitedAt: daysBefore(now, 42),
      expiresAt: daysBefore(now, 28),
      template: INVITATION_TEMPLATE.wholePortal,
    },
    openInvitation(now, invitedBy),
    embeddedInvitation(now, invitedBy),
  ];
}

/** How the customers came to be, and the budgets that were agreed again. */
export function demoCustomerEvents(customers: readonly DemoCustomer[], now: Date): DemoCustomerEvent[] {
  return customers.flatMap(({ id, name, budget, ownerUserId, createdAt }): DemoCustomerEvent[] => {
    const random = createRandom(`customer events ${id}`);
    const line = { entity: 'customer', entityId: id, userId: ownerUserId } as const;
    const added: DemoCustomerEvent = {
      ...line,
      action: HISTORY_ACTION.add,
      changes: { name: [null, name] },
      at: createdAt,
    };
    const before = Math.round((budget * random.int(60, 95)) / 100 / 1_000) * 1_000;
    const renewed: DemoCustomerEvent = {
      ...line,
      action: HISTORY_ACTION.update,
      changes: { budget: [before, budget] },
      at: daysBefore(now, random.int(20, 110)),
    };
    return random.chance(0.6) ? [added, renewed] : [added];
  });
}

import { faker } from '@faker-js/faker/locale/de';
import { plainLetters } from './handles.ts';
import { daysBefore } from './days.ts';
import { createRandom, type Random } from './random.ts';
import type { Country, DemoCustomer } from './records.ts';
import { CUSTOMERS } from './words/customers.ts';

// Numbers that regulators keep free for films and books, or that are too short to exist.
function fictionalPhone(random: Random, country: Country): string {
  const last = String(random.int(100, 999));
  if (country === 'AU') return `+43 1 55500${last.slice(1)}`;
  if (country === 'CH') return `+41 44 55500${last.slice(1)}`;
  return random.pick([`+49 30 23125 ${last}`, `+49 40 66969 ${last}`, `+49 69 90009 ${last}`, `+49 89 99998 ${last}`, `+49 221 4710 ${last}`]);
}

function mailOf(contact: string, host: string): string {
  const words = contact.split(' ').filter((word) => !word.endsWith('.'));
  return `${words.map(plainLetters).join('.')}@${host}`;
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
      industry: facts.industry,
      contactPerson: facts.contact,
      contactEmail: mailOf(facts.contact, facts.host),
      contactPhone: fictionalPhone(random, facts.country),
      paymentDays: random.weighted([[14, 6], [30, 3], [7, 1]]),
      budget: random.int(6, 60) * 5_000,
      status: index < 34 ? 2 : random.pick([1, 3]),
      ownerUserId: random.pick(owners),
      createdAt: daysBefore(now, random.int(120, 1_400)),
    };
  });
}

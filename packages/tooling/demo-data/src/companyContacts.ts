import { plainLetters } from './handles.ts';
import type { Random } from './random.ts';
import type { Country } from './records.ts';

/** What the persons at companies do there. */
export const CONTACT_ROLES = ['Marketingleitung', 'Brand Management', 'Social Media', 'Geschäftsführung', 'Öffentlichkeitsarbeit'] as const;

/** A number that regulators keep free for films and books, or that is too short to exist. */
export function fictionalPhone(random: Random, country: Country): string {
  const last = String(random.int(100, 999));
  if (country === 'AU') return `+43 1 55500${last.slice(1)}`;
  if (country === 'CH') return `+41 44 55500${last.slice(1)}`;
  return random.pick([`+49 30 23125 ${last}`, `+49 40 66969 ${last}`, `+49 69 90009 ${last}`, `+49 89 99998 ${last}`, `+49 221 4710 ${last}`]);
}

/** The address of a person, called "first name surname", at a company. */
export function mailOf(contact: string, host: string): string {
  const words = contact.split(' ').filter((word) => !word.endsWith('.'));
  return `${words.map(plainLetters).join('.')}@${host}`;
}

import { plainLetters } from './handles.ts';
import type { Random } from './random.ts';
import type { Country } from './records.ts';

/** What the persons at companies do there. */
export const CONTACT_ROLES = [
  'Marketingleitung',
  'Brand Management',
  'Social Media',
  'Geschäftsführung',
  'Öffentlichkeitsarbeit',
] as const;

/** A number in its stored form that regulators keep free for films and books, or that is too short to exist. */
export function fictionalPhone(random: Random, country: Country): string {
  const last = String(random.int(100, 999));
  if (country === 'AU') return `+43155500${last.slice(1)}`;
  if (country === 'CH') return `+414455500${last.slice(1)}`;
  return random.pick([
    `+493023125${last}`,
    `+494066969${last}`,
    `+496990009${last}`,
    `+498999998${last}`,
    `+492214710${last}`,
  ]);
}

/** The address of a person, called "first name surname", at a company. */
export function mailOf(contact: string, host: string): string {
  const words = contact.split(' ').filter((word) => !word.endsWith('.'));
  return `${words.map(plainLetters).join('.')}@${host}`;
}

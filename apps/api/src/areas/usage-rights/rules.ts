import { berlinDay, berlinDayIn } from '@resonanz/domain/berlinDay';
import type { Schemas } from '../../platform/http/Schemas.ts';

/** Days before the end of rights from which on they are ending. */
const EXPIRING_DAYS = 30;

/** The last day of what ends soon, counted from today. */
export const lastExpiringDay = (now: Date): string => berlinDayIn(now, EXPIRING_DAYS);

/** How far rights are. */
export function rightsStateOf(isAccepted: boolean, until: string | null, now: Date): Schemas['UgcRightsState'] {
  if (!isAccepted) return 'pending';
  if (until === null || until > lastExpiringDay(now)) return 'valid';
  return until < berlinDay(now) ? 'expired' : 'expiring';
}

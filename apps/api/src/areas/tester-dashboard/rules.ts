import { berlinDayIn, startOfBerlinDay } from '@resonanz/domain/berlinDay';
import type { Schemas } from '../../platform/http/Schemas.ts';

type Running = Schemas['TesterStatistics']['running'][number];

/** Days before its end in which a test ends soon. */
const SOON_DAYS = 7;

/** Where a published test is on a day. */
export function stageOf(
  { applicationUntil, endsOn }: Pick<Running, 'applicationUntil' | 'endsOn'>,
  today: string,
): Running['stage'] {
  if (endsOn !== null && endsOn < today) return 'over';
  if (applicationUntil !== null && applicationUntil >= today) return 'application';
  return endsOn !== null && endsOn <= berlinDayIn(startOfBerlinDay(today), SOON_DAYS) ? 'endsSoon' : 'running';
}

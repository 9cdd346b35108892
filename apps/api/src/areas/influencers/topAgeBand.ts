import { AGE_BANDS, type AgeBand } from '@resonanz/domain/lookups';
import type { ChannelAudience } from '../../database/influencerTables.ts';

/** The age band with the largest share of an audience, the younger of equals; null while no share is known. */
export function topAgeBand(audience: ChannelAudience | null): AgeBand | null {
  let top: AgeBand | null = null;
  for (const band of AGE_BANDS) if ((audience?.[band] ?? 0) > (top === null ? 0 : (audience?.[top] ?? 0))) top = band;
  return top;
}

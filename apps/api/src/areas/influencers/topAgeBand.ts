import { AGE_BANDS, type AgeBand } from '@resonanz/domain/lookups';

/** The age band with the largest share of an audience, the younger of equals; null while no share is known. */
export function topAgeBand(shares: Partial<Record<AgeBand, number | null>> | null | undefined): AgeBand | null {
  let top: AgeBand | null = null;
  for (const band of AGE_BANDS) if ((shares?.[band] ?? 0) > (top === null ? 0 : (shares?.[top] ?? 0))) top = band;
  return top;
}

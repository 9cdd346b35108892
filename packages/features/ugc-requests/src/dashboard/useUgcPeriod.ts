import type { UgcPeriod } from '@resonanz/api-client/ugc-requests';
import { useSearchParams } from 'react-router';

const MONTHS = { quarter: 3, halfYear: 6, year: 12 } as const;

/** A period that ends today. */
export type PeriodName = keyof typeof MONTHS;
/** The periods that can be chosen, the shortest first. */
export const PERIODS: readonly PeriodName[] = ['quarter', 'halfYear', 'year'];

function since(months: number): string {
  const day = new Date();
  day.setMonth(day.getMonth() - months);
  return day.toISOString().slice(0, 10);
}

/** Period and request of the dashboard, kept in its address. */
export function useUgcPeriod() {
  const [parameters, setParameters] = useSearchParams();
  const period = PERIODS.find((each) => each === parameters.get('period')) ?? null;
  const named = Number(parameters.get('request'));
  const request = Number.isSafeInteger(named) && named > 0 ? named : null;
  const set = (name: string, value: string | null) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const query: UgcPeriod = { ...(period !== null && { from: since(MONTHS[period]) }), ...(request !== null && { ugcCampaignRequestId: request }) };
  return {
    period,
    request,
    query,
    isNarrowed: period !== null || request !== null,
    setPeriod: (value: PeriodName | null) => set('period', value),
    setRequest: (value: number | null) => set('request', value === null ? null : String(value)),
  };
}

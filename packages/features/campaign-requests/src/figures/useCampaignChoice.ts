import type { SelfServiceFiguresQuery } from '@resonanz/api-client/campaign-requests';
import { PLATFORM_LIST } from '@resonanz/domain/lookups';
import { useSearchParams } from 'react-router';

type Platform = (typeof PLATFORM_LIST)[number];
const PERIODS = ['quarter', 'halfYear', 'year'] as const;
const MONTHS: Readonly<Record<Period, number>> = { quarter: 3, halfYear: 6, year: 12 };

/** A period that ends today. */
export type Period = (typeof PERIODS)[number];
/** The periods that can be chosen, the shortest first. */
export const CHOICES: readonly Period[] = PERIODS;

function since(months: number): string {
  const day = new Date();
  day.setMonth(day.getMonth() - months);
  return day.toISOString().slice(0, 10);
}

/** Period, platform and campaign of a page of figures, kept in its address. */
export function useCampaignChoice() {
  const [parameters, setParameters] = useSearchParams();
  const [asked, named] = [parameters.get('period'), parameters.get('platform')];
  const period = PERIODS.find((each) => each === asked) ?? null;
  const request = Number(parameters.get('campaign'));
  const platform = PLATFORM_LIST.find((each) => each === named) ?? null;
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
  const query: SelfServiceFiguresQuery = { ...(period !== null && { from: since(MONTHS[period]) }), ...(platform !== null && { platform }) };
  return {
    period,
    platform,
    campaign: Number.isSafeInteger(request) && request > 0 ? request : null,
    query,
    setPeriod: (value: Period | null) => set('period', value),
    setCampaign: (value: number | null) => set('campaign', value === null ? null : String(value)),
    setPlatform: (value: Platform | null) => set('platform', value),
  };
}

const USUAL = 12;
const MAX_MONTHS = 36;

const numberOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** Returns the months of a period as `yyyy-MM`, oldest first: the last twelve by default, at most thirty-six. */
export function lastMonths(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  today: string,
): string[] {
  const last = numberOf(to ?? (from !== undefined && from > today ? from : today));
  const first = from === undefined ? last - USUAL + 1 : Math.max(numberOf(from), last - MAX_MONTHS + 1);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const month = first + index;
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`;
  });
}

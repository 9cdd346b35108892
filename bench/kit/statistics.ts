/** The value below which a share of the samples lies. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN;
}

/** The middle sample. */
export const median = (samples: readonly number[]): number => quantile(samples, 0.5);

const figure = (value: number): string => (Number.isNaN(value) ? '–' : value.toFixed(value < 10 ? 1 : 0));

/** Median with p10 to p90, in milliseconds. */
export const spread = (samples: readonly number[]): string =>
  samples.length === 0
    ? '–'
    : `${figure(median(samples))} (${figure(quantile(samples, 0.1))}–${figure(quantile(samples, 0.9))})`;

/** How many times the floor. */
export const times = (value: number, floor: number): string =>
  Number.isNaN(value / floor) ? '–' : `${(value / floor).toFixed(2)} ×`;

export { figure };

/** Lines of a Markdown table. */
export function markdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

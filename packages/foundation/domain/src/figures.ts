import { round2 } from './money.ts';

/**
 * A figure of an entry: the wire carries '' for "no value".
 *
 * @source docs/domain/formulas.md#key-figures; docs/domain/campaigns.md#empty-values
 */
export type Figure = number | '' | null | undefined;

/** A figure as a number; 0 for no value. */
export const known = (figure: Figure): number => (Number.isFinite(figure) ? Number(figure) : 0);

/** A ratio with two decimals; `null` where nothing can be divided by. */
export const ratio = (value: number, by: number): number | null => (by > 0 ? round2(value / by) : null);

import type { GridValue } from './GridColumn.ts';

/** Whether two cells hold the same; the order of several options doesn't matter. */
export function isSame(one: GridValue, other: GridValue): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((id) => other.includes(id));
}

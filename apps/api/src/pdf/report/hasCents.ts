/** Whether an amount of a column is written with decimals; then all of them have two, so that they stand below each other. */
export const hasCents = (column: readonly (number | null)[]): boolean => column.some((amount) => amount !== null && Math.round(amount * 100) % 100 !== 0);

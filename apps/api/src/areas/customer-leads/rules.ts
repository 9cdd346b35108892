/** Statuses with rules of their own (docs/domain/transitions.md#sales-status). */
export const SALES = { unqualified: 3, won: 5, lost: 6, followUp: 9 } as const;

/** Statuses of leads that nobody works on any more. */
export const CLOSED: readonly number[] = [SALES.unqualified, SALES.won, SALES.lost];

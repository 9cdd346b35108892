const DAY = 86_400_000;
const WEEK = 7;

/** Days from one day to another, each written as 2026-11-30. */
export const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY);

/** Weeks that a test takes from its first day to its last, at least one. */
export const weeksBetween = (from: string, to: string): number =>
  Math.max(1, Math.round((daysBetween(from, to) + 1) / WEEK));

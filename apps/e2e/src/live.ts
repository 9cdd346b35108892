/**
 * Longest wait for a live change on another person's screen: far less than until a page asks by itself. How fast it is,
 * is measured and not asserted here.
 */
export const LIVE = { timeout: 5_000 };

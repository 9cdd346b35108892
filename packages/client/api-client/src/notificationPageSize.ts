/** Rows that are loaded at a time. */
export const PAGE_SIZE = 10;

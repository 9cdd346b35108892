/** Rows that are loaded at a time (001 §9). */
export const PAGE_SIZE = 10;

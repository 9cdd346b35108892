import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from './createApiClient.ts';

/** Where the first reads of a page go, and what they follow. */
export interface FirstReadsOptions {
  /** The client of the user who opens the page. */
  readonly client: ApiClient;
  /** Keeps what is read until the page asks for it. */
  readonly queryClient: QueryClient;
  /** The query of the page's address, with or without `?`. */
  readonly search: string;
}

/**
 * Reads what a page is drawn with, before it is; settled when all of it is there or failed. The page itself says what
 * failed.
 */
export type FirstReads = (options: FirstReadsOptions) => Promise<unknown>;

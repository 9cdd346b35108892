/** Marks a request as going out without a token; it is not sent itself. */
export const SKIP_AUTH = 'Skip-Auth';

/**
 * Headers of people without a log-in: their calls carry no token, and a rejection never triggers a refresh
 * (docs/domain/api.md#error-statuses).
 */
export const PUBLIC = { [SKIP_AUTH]: 'true' } as const;

/** Names a write, so that the server carries it out once however often it arrives. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

/** What an upload consists of, to know the same upload again; it is not sent itself. */
export const CONSISTS_OF = 'Consists-Of';

/** Marks a POST that changes nothing, so that it needs no name; it is not sent itself. */
export const CHANGES_NOTHING = 'Changes-Nothing';

/** Headers of a POST that only reads (`x-effect: read` in the contract). */
export const READ = { [CHANGES_NOTHING]: 'true' } as const;

import type { components } from '@resonanz/contract/named';

/**
 * One invalid field of a rejected request: `field` is its path in the body (`user.email`, `entries.0.url`), `key` a
 * message key.
 */
export type FieldError = components['schemas']['FieldError'];

/**
 * What a caller has to distinguish; whatever has no kind of its own is `server`. A 401 is `forbidden` (see
 * `isUnauthorized`).
 *
 * @source docs/domain/api.md#envelope
 */
export type ApiErrorKind = 'validation' | 'forbidden' | 'notFound' | 'conflict' | 'rateLimited' | 'offline' | 'server';

/** What an `ApiError` is made of; whatever is left out is empty. */
export interface ApiErrorParts {
  /** What went wrong, as far as a caller has to distinguish it. */
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Code from the envelope's `message`. */
  readonly code?: string;
  /** Message key or text from the envelope's `error`. */
  readonly errorKey?: string | null;
  /** The invalid fields. */
  readonly fieldErrors?: readonly FieldError[];
  /** Details of the error. */
  readonly data?: unknown;
  /** Seconds to wait. */
  readonly retryAfter?: number | null;
  /** What was caught. */
  readonly cause?: unknown;
}

const INTERNAL_SERVER_ERROR = 'Internal server error';
const UNAUTHORIZED = 401;

/**
 * The one error every call of the client rejects with, apart from an abort by the caller, which stays an `AbortError`.
 *
 * @source docs/domain/api.md#envelope
 */
export class ApiError extends Error {
  /** What went wrong, as far as a caller has to distinguish it. */
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** Code from the envelope's `message`; the duplicate-channel conflict carries its sentence here. */
  readonly code: string;
  /** Message key or text from the envelope's `error`. */
  readonly errorKey: string | null;
  /** The invalid fields of a validation error. */
  readonly fieldErrors: readonly FieldError[];
  /** Details of the error from the envelope, mostly null. */
  readonly data: unknown;
  /** Seconds the server asks to wait; null when it does not say. */
  readonly retryAfter: number | null;

  constructor({
    kind,
    status,
    code = '',
    errorKey = null,
    fieldErrors = [],
    data = null,
    retryAfter = null,
    cause,
  }: ApiErrorParts) {
    super(status === 500 ? INTERNAL_SERVER_ERROR : code || errorKey || kind, cause === undefined ? {} : { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.errorKey = status === 500 ? INTERNAL_SERVER_ERROR : errorKey;
    this.fieldErrors = fieldErrors;
    this.data = data;
    this.retryAfter = retryAfter;
  }
}

/** Whether a thrown value is an `ApiError`, optionally of one kind. */
export function isApiError(value: unknown, kind?: ApiErrorKind): value is ApiError {
  return value instanceof ApiError && (kind === undefined || value.kind === kind);
}

/**
 * Whether the server does not know who asks: a wrong password, or a log-in that has ended. Every other `forbidden` is a
 * right that is missing.
 *
 * @source docs/domain/api.md#error-statuses
 */
export function isUnauthorized(value: unknown): boolean {
  return isApiError(value, 'forbidden') && value.status === UNAUTHORIZED;
}

/**
 * What went wrong, from the most particular name to the most general: key of the first field, key of the error, kind.
 * An unknown caller has no kind: "no permission" would be wrong.
 *
 * @source docs/domain/api.md#error-texts
 */
export function errorNames(error: unknown): readonly string[] {
  if (!isApiError(error)) return [];
  const kind = isUnauthorized(error) ? undefined : error.kind;
  return [error.fieldErrors[0]?.key, error.errorKey, kind].filter((name) => typeof name === 'string');
}

/** Makes the error of a request that got no answer: no network, no server, too slow. */
export function offlineError(cause?: unknown): ApiError {
  return new ApiError({ kind: 'offline', status: 0, cause });
}

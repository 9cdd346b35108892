import type { components } from '@resonanz/contract/types';

/** One invalid field of a refused request; `key` is a message key. */
export type FieldError = components['schemas']['FieldError'];

/** What a caller has to tell apart; everything without a kind of its own is `server`. */
export type ApiErrorKind =
  | 'unauthorized'
  | 'validation'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'rateLimited'
  | 'notImplemented'
  | 'offline'
  | 'server';

/** What an `ApiError` is made of. */
export interface ApiErrorParts {
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly code?: string;
  readonly errorKey?: string | null;
  readonly fieldErrors?: readonly FieldError[];
  readonly data?: unknown;
  readonly retryAfter?: number | null;
  readonly cause?: unknown;
}

const INTERNAL_SERVER_ERROR = 'Internal server error';

const KINDS: Readonly<Record<number, ApiErrorKind>> = {
  400: 'validation',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  413: 'validation',
  415: 'validation',
  422: 'validation',
  429: 'rateLimited',
  501: 'notImplemented',
};

/** The one error every call of the client rejects with, apart from an abort by the caller. */
export class ApiError extends Error {
  /** What went wrong, as far as a caller has to tell it apart. */
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

  constructor({ kind, status, code = '', errorKey = null, fieldErrors = [], data = null, retryAfter = null, cause }: ApiErrorParts) {
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

/** Tells an `ApiError`, optionally of one kind, from any other thrown value. */
export function isApiError(value: unknown, kind?: ApiErrorKind): value is ApiError {
  return value instanceof ApiError && (kind === undefined || value.kind === kind);
}

/** What went wrong, from the most particular name to the most general: key of the first field, key of the error, kind. */
export function errorNames(error: unknown): readonly string[] {
  if (!isApiError(error)) return [];
  return [error.fieldErrors[0]?.key, error.errorKey, error.kind].filter((name) => typeof name === 'string');
}

/** Why a page has nothing to show: no right, nothing there, or a load that failed. */
export type PageFailure = 'refused' | 'missing' | 'failed';

/** What keeps a page from being shown; null while it can be: what was loaded before outlives a later load that fails. */
export function pageFailure({ error, data }: { readonly error: unknown; readonly data: unknown }): PageFailure | null {
  if (isApiError(error, 'forbidden')) return 'refused';
  if (!error || data !== undefined) return null;
  // An address with an id that cannot be one leads nowhere, like the id of nothing.
  return isApiError(error, 'notFound') || isApiError(error, 'validation') ? 'missing' : 'failed';
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value['field'] === 'string' && typeof value['key'] === 'string';

function secondsToWait(response: Response): number | null {
  const header = response.headers.get('Retry-After');
  const seconds = header === null ? Number.NaN : Number(header);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
}

/** Makes the error of an answer that is not a success; `body` may be anything, also a proxy's HTML page. */
export function errorOfAnswer(response: Response, body: unknown): ApiError {
  const envelope = isRecord(body) ? body : {};
  const { message, error, fieldErrors, data } = envelope;
  return new ApiError({
    kind: KINDS[response.status] ?? 'server',
    status: response.status,
    code: typeof message === 'string' ? message : '',
    errorKey: typeof error === 'string' ? error : null,
    fieldErrors: Array.isArray(fieldErrors) ? fieldErrors.filter(isFieldError) : [],
    data: data ?? null,
    retryAfter: secondsToWait(response),
  });
}

/** Makes the error of a request that got no answer: no network, no server, too slow. */
export function offlineError(cause?: unknown): ApiError {
  return new ApiError({ kind: 'offline', status: 0, cause });
}

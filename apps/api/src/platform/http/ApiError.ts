/** One invalid field of a request: its path and the message key. */
export interface FieldError {
  field: string;
  key: string;
}

interface Details {
  fieldErrors?: readonly FieldError[];
  data?: unknown;
  /** Extra response headers, for example Retry-After. */
  headers?: Readonly<Record<string, string>>;
}

/** The only error a handler throws on purpose: HTTP status, code of the envelope, and the key the client translates. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errorKey: string;
  readonly fieldErrors: readonly FieldError[];
  readonly data: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, code: string, errorKey: string, details: Details = {}) {
    super(`${code}: ${errorKey}`);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.errorKey = errorKey;
    this.fieldErrors = details.fieldErrors ?? [];
    this.data = details.data ?? null;
    this.headers = details.headers ?? {};
  }
}

/** 400: the request cannot be processed, for example more rows than allowed. */
export function badRequest(errorKey: string): ApiError {
  return new ApiError(400, 'BAD_REQUEST', errorKey);
}

/** 401: no valid token, or wrong credentials. */
export function unauthorized(errorKey = 'unauthorized'): ApiError {
  return new ApiError(401, 'UNAUTHORIZED', errorKey);
}

/** 403: the role may not call the operation, or the path names another user. */
export function forbidden(errorKey = 'forbidden'): ApiError {
  return new ApiError(403, 'FORBIDDEN', errorKey);
}

/** 404: no such record for this caller; also for records the caller may not see. */
export function notFound(errorKey = 'notFound'): ApiError {
  return new ApiError(404, 'NOT_FOUND', errorKey);
}

/** 409: the state of the record does not allow this. */
export function conflict(errorKey: string, data: unknown = null): ApiError {
  return new ApiError(409, 'CONFLICT', errorKey, { data });
}

/** 422: invalid fields. */
export function invalidFields(fieldErrors: readonly FieldError[]): ApiError {
  return new ApiError(422, 'VALIDATION_FAILED', 'validationFailed', { fieldErrors });
}

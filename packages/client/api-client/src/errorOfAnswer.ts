import { ApiError, type ApiErrorKind, type FieldError } from './ApiError.ts';

const KINDS: ReadonlyMap<number, ApiErrorKind> = new Map([
  [400, 'validation'],
  [401, 'forbidden'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [409, 'conflict'],
  [413, 'validation'],
  [415, 'validation'],
  [422, 'validation'],
  [429, 'rateLimited'],
]);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && typeof value['field'] === 'string' && typeof value['key'] === 'string';

/** `Retry-After` in seconds, which the header may also say as a date; the server's own clock counts. */
function secondsToWait({ headers }: Response): number | null {
  const header = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d{1,9}$/.test(header)) return Number(header);
  // `Date.parse` makes a date of almost anything.
  const until = header.endsWith(' GMT') ? Date.parse(header) : Number.NaN;
  if (Number.isNaN(until)) return null;
  const now = Date.parse(headers.get('Date') ?? '');
  return Math.max(0, Math.ceil((until - (Number.isNaN(now) ? Date.now() : now)) / 1000));
}

/** Makes the error of an answer that is not a success; `body` may be anything, also a proxy's HTML page. */
export function errorOfAnswer(response: Response, body: unknown): ApiError {
  const { message, error, fieldErrors, data } = isRecord(body) ? body : {};
  return new ApiError({
    kind: KINDS.get(response.status) ?? 'server',
    status: response.status,
    code: typeof message === 'string' ? message : '',
    errorKey: typeof error === 'string' ? error : null,
    fieldErrors: Array.isArray(fieldErrors) ? fieldErrors.filter(isFieldError) : [],
    data: data ?? null,
    retryAfter: secondsToWait(response),
  });
}

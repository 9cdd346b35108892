export { ApiError, isApiError, type ApiErrorKind, type ApiErrorParts, type FieldError } from '../src/ApiError.ts';

export { ApiError, errorNames, isApiError, type ApiErrorKind, type ApiErrorParts, type FieldError } from '../src/ApiError.ts';

export { ApiError, errorNames, isApiError, pageFailure, type ApiErrorKind, type ApiErrorParts, type FieldError, type PageFailure } from '../src/ApiError.ts';

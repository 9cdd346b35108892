export {
  ApiError,
  errorNames,
  isApiError,
  isUnauthorized,
  type ApiErrorKind,
  type ApiErrorParts,
  type FieldError,
} from '../src/ApiError.ts';
export { changedMeanwhile } from '../src/changedMeanwhile.ts';
export { formErrors, type FormErrors } from '../src/formErrors.ts';
export { pageFailure, type PageFailure } from '../src/pageFailure.ts';
export { rejectRefused } from '../src/rejectRefused.ts';

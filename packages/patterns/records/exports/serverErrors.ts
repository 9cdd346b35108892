'use client';

export {
  showFieldError,
  useServerErrors,
  useStoredRecord,
  type ServerErrorsOptions,
  type StoredRecordOptions,
} from '../src/connected/useServerErrors.ts';
export { useFieldErrorText } from '../src/fieldErrors/useFieldErrorText.ts';

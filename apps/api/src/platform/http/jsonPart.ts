import type { ValidateFunction } from 'ajv';
import { badRequest, invalidFields } from './ApiError.ts';
import { toFieldErrors } from './fieldErrors.ts';
import { holdsUnstorableText } from './unstorableText.ts';

/** Parses JSON sent as text in a multipart form and checks it against a schema of the contract. */
export function readJsonPart<Value>(text: string, field: string, check: ValidateFunction<Value>): Value {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalidFields([{ field, key: 'invalidFormat' }]);
  }
  if (!check(value)) throw invalidFields(toFieldErrors(check.errors));
  if (holdsUnstorableText(value)) throw badRequest('malformedText');
  return value;
}

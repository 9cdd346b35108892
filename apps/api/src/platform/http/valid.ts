import type { StandardSchema } from '@resonanz/validators/schema';
import { invalidFields } from './ApiError.ts';

/** Returns the canonical value, or throws 422 with every error at its field. Uses the validators of the browser. */
export function valid<Output>(schema: StandardSchema<unknown, Output>, value: unknown): Output {
  const result = schema['~standard'].validate(value);
  if (result.issues) throw invalidFields(result.issues.map(({ path, code }) => ({ field: path.join('.'), key: code })));
  return result.value;
}

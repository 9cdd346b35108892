import type { StandardSchema } from '@resonanz/validators/schema';
import { invalidFields } from './ApiError.ts';

/** The value in its canonical form, or 422 with every fault at its field: the rules that the browser applies too. */
export function valid<Output>(schema: StandardSchema<unknown, Output>, value: unknown): Output {
  const result = schema['~standard'].validate(value);
  if (result.issues) throw invalidFields(result.issues.map(({ path, code }) => ({ field: path.join('.'), key: code })));
  return result.value;
}

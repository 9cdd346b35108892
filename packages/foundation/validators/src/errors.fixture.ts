import type { StandardSchema } from './schema.ts';

/** Error codes of a value, each with its path. */
export const codes = (schema: StandardSchema<unknown, unknown>, value: unknown): readonly string[] =>
  (schema['~standard'].validate(value).issues ?? []).map((issue) => [...issue.path, issue.code].join('.'));
/** The invalid values with their error codes. */
export const findInvalid = (schema: StandardSchema<unknown, unknown>, values: readonly unknown[]): readonly unknown[] =>
  values.map((value) => [value, ...codes(schema, value)]).filter((found) => found.length > 1);
/** The values without this error. */
export const without = (
  code: string,
  schema: StandardSchema<unknown, unknown>,
  values: readonly unknown[],
): readonly unknown[] => values.filter((value) => !codes(schema, value).includes(code));

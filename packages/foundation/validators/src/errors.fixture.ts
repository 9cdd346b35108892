import type { StandardSchema } from './schema.ts';

/** The codes of the faults of a value, each with the path to its place. */
export const codes = (schema: StandardSchema<unknown, unknown>, value: unknown): readonly string[] =>
  (schema['~standard'].validate(value).issues ?? []).map((issue) => [...issue.path, issue.code].join('.'));
/** The values that have a fault, with their faults. */
export const findInvalid = (schema: StandardSchema<unknown, unknown>, values: readonly unknown[]): readonly unknown[] =>
  values.map((value) => [value, ...codes(schema, value)]).filter((found) => found.length > 1);
/** The values that lack the fault. */
export const without = (
  code: string,
  schema: StandardSchema<unknown, unknown>,
  values: readonly unknown[],
): readonly unknown[] => values.filter((value) => !codes(schema, value).includes(code));

/** A JSON schema as the document writes it. */
export type Schema = Readonly<Record<string, unknown>>;

/** Whether a JSON value is an object. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

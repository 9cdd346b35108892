import type { ErrorObject } from 'ajv';
import type { FieldError } from './ApiError.ts';

const keys: Readonly<Record<string, string>> = {
  required: 'required',
  type: 'invalidType',
  enum: 'invalidValue',
  const: 'invalidValue',
  anyOf: 'invalidValue',
  oneOf: 'invalidValue',
  format: 'invalidFormat',
  pattern: 'invalidFormat',
  minLength: 'tooShort',
  maxLength: 'tooLong',
  minimum: 'outOfRange',
  maximum: 'outOfRange',
  exclusiveMinimum: 'outOfRange',
  exclusiveMaximum: 'outOfRange',
  multipleOf: 'outOfRange',
  minItems: 'tooFew',
  maxItems: 'tooMany',
  uniqueItems: 'notUnique',
  additionalProperties: 'unknownField',
  unevaluatedProperties: 'unknownField',
};

function fieldOf(error: ErrorObject): string {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  const params: { missingProperty?: string; additionalProperty?: string; unevaluatedProperty?: string } = error.params;
  const last = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return (last === undefined ? path : [...path, last]).join('.');
}

/** Schema errors in the envelope's form: the first one of each field. */
export function toFieldErrors(errors: readonly ErrorObject[] | null | undefined): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const error of errors ?? []) {
    const field = fieldOf(error);
    const isEmptyText = error.keyword === 'minLength' && error.params['limit'] === 1;
    const key = isEmptyText ? 'required' : (keys[error.keyword] ?? 'invalidValue');
    if (!byField.has(field)) byField.set(field, { field, key });
  }
  return [...byField.values()];
}

import { fieldsOf, validator, type ValidationError, type StandardSchema, type Validator } from './schema.ts';

/**
 * The fields of an object, each with its schema.
 *
 * @source house
 */
export type Shape = Readonly<Record<string, StandardSchema<unknown, unknown>>>;

/**
 * What an object validator takes.
 *
 * @source house
 */
export type ShapeInput<S extends Shape> = {
  readonly [Key in keyof S]: NonNullable<S[Key]['~standard']['types']>['input'];
};

/**
 * What an object validator gives back.
 *
 * @source house
 */
export type ShapeOutput<S extends Shape> = {
  readonly [Key in keyof S]: NonNullable<S[Key]['~standard']['types']>['output'];
};

/** Rules between fields: they see the valid fields and, as they came, all of them. */
type FieldRules<S extends Shape> = (
  valid: Partial<ShapeOutput<S>>,
  given: Readonly<Record<string, unknown>>,
) => readonly (ValidationError | false)[];

/**
 * Checks every field of an object and gives all errors in the order of the fields, each with its field in `path`;
 * fields that are not named are dropped. The shape may depend on what was given; `rules` look at several fields and
 * report the invalid field. Takes `Object.fromEntries(new FormData(form))` as well as typed values.
 *
 * @source house
 */
export function object<const S extends Shape>(
  shape: S | ((given: Readonly<Record<string, unknown>>) => S),
  rules?: FieldRules<S>,
): Validator<ShapeInput<S>, ShapeOutput<S>> {
  return validator<ShapeInput<S>, ShapeOutput<S>>((value) => {
    const given = fieldsOf(value);
    const schemas = typeof shape === 'function' ? shape(given) : shape;
    const valid: Record<string, unknown> = {};
    const errors: ValidationError[] = [];
    for (const [name, schema] of Object.entries(schemas)) {
      const result = schema['~standard'].validate(Object.hasOwn(given, name) ? given[name] : undefined);
      if (result.issues) errors.push(...result.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] })));
      else valid[name] = result.value;
    }
    const between = rules?.(valid as Partial<ShapeOutput<S>>, given).filter((error) => error !== false) ?? [];
    if (errors.length + between.length === 0) return { value: valid as ShapeOutput<S> };
    if (between.length === 0) return { errors };
    const names: readonly PropertyKey[] = Object.keys(schemas);
    const placeOf = ({ path: [name = ''] = [] }: ValidationError): number => names.indexOf(name);
    return { errors: [...errors, ...between].sort((one, other) => placeOf(one) - placeOf(other)) };
  });
}

/**
 * Takes an empty text, `null` or nothing as `undefined`, and checks everything else.
 *
 * @source docs/domain/campaigns.md#empty-values
 */
export function optional<Input, Output>(
  schema: StandardSchema<Input, Output>,
): Validator<Input | '' | null | undefined, Output | undefined> {
  return validator<Input | '' | null | undefined, Output | undefined>((value) => {
    if (value === '' || value === null || value === undefined) return { value: undefined };
    const result = schema['~standard'].validate(value);
    return result.issues ? { errors: result.issues } : { value: result.value };
  });
}

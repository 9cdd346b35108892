import { fieldsOf, validator, type Fault, type StandardSchema, type Validator } from './schema.ts';

type Shape = Readonly<Record<string, StandardSchema<unknown, unknown>>>;

/** What an object validator takes. */
export type ShapeInput<S extends Shape> = { readonly [Key in keyof S]: NonNullable<S[Key]['~standard']['types']>['input'] };

/** What an object validator gives back. */
export type ShapeOutput<S extends Shape> = { readonly [Key in keyof S]: NonNullable<S[Key]['~standard']['types']>['output'] };

/** Checks every field of an object and gives all faults, each with its field in `path`; fields that are not named are dropped. */
export function object<const S extends Shape>(shape: S): Validator<ShapeInput<S>, ShapeOutput<S>> {
  return validator<ShapeInput<S>, ShapeOutput<S>>((value) => {
    const fields = fieldsOf(value);
    const valid: Record<string, unknown> = {};
    const faults: Fault[] = [];
    for (const [name, schema] of Object.entries(shape)) {
      const result = schema['~standard'].validate(Object.hasOwn(fields, name) ? fields[name] : undefined);
      if (result.issues) faults.push(...result.issues.map((issue) => ({ ...issue, path: [name, ...issue.path] })));
      else valid[name] = result.value;
    }
    return faults.length === 0 ? { value: valid as ShapeOutput<S> } : { faults };
  });
}

/** Takes an empty text, `null` or nothing as `undefined`, and checks everything else. */
export function optional<Input, Output>(schema: StandardSchema<Input, Output>): Validator<Input | '' | null | undefined, Output | undefined> {
  return validator<Input | '' | null | undefined, Output | undefined>((value) => {
    if (value === '' || value === null || value === undefined) return { value: undefined };
    const result = schema['~standard'].validate(value);
    return result.issues ? { faults: result.issues } : { value: result.value };
  });
}

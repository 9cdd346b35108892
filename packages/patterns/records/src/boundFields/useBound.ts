import { type Control, type FieldPath, type FieldPathByValue, type FieldValues, useController } from 'react-hook-form';

/** What every bound field takes: a form of React Hook Form, and where in it a value of its kind stands. */
export interface Bound<Values extends FieldValues, Value> {
  /** The form. */
  control: Control<Values>;
  /** Where the value stands in the form. */
  name: FieldPathByValue<Values, Value>;
  /** The label; it stands above the control. */
  label: string;
}

/** A value of a form, what changes it and what is wrong with it; `Value` is what the caller's props allow at that place. */
export function useBound<Value, Values extends FieldValues>(control: Control<Values>, place: string) {
  const { field, fieldState } = useController({ control, name: place as FieldPath<Values> });
  const { name, ref, value, onChange, onBlur } = field;
  return {
    ref,
    errorMessage: fieldState.error?.message,
    props: { name: name as string, value: value as Value, onChange: onChange as (value: Value) => void, onBlur },
  };
}

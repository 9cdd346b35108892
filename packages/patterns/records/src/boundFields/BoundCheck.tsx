import type { FieldValues } from 'react-hook-form';
import { Checkbox, type CheckboxProps } from '@resonanz/ui/Checkbox';
import { type Bound, useBound } from './useBound.ts';

/** Props of {@link BoundCheck}. */
export interface BoundCheckProps<Values extends FieldValues>
  extends Bound<Values, boolean>, Pick<CheckboxProps, 'description'> {}

/** Yes or no in a form. */
export function BoundCheck<Values extends FieldValues>({ control, name, label, ...rest }: BoundCheckProps<Values>) {
  const { ref, props, errorMessage } = useBound<boolean, Values>(control, name);
  return (
    <Checkbox
      {...rest}
      name={props.name}
      ref={ref}
      isSelected={props.value}
      onChange={props.onChange}
      errorMessage={errorMessage}
    >
      {label}
    </Checkbox>
  );
}

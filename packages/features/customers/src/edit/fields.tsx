import { Checkbox } from '@resonanz/ui/Checkbox';
import { TextField, type TextFieldProps } from '@resonanz/ui/TextField';
import { type Control, Controller, type FieldPathByValue } from 'react-hook-form';
import type { CustomerDraft } from './customerForm.ts';

interface FormTextProps extends Pick<TextFieldProps, 'label' | 'type' | 'isRequired' | 'description' | 'autoFocus'> {
  control: Control<CustomerDraft>;
  name: FieldPathByValue<CustomerDraft, string>;
}

/** A line of text of the form. */
export function FormText({ control, name, ...field }: FormTextProps) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, ...rest }, fieldState: { error } }) => <TextField {...field} {...rest} value={value} errorMessage={error?.message} />}
    />
  );
}

interface FormCheckboxProps {
  control: Control<CustomerDraft>;
  name: FieldPathByValue<CustomerDraft, boolean>;
  children: string;
}

/** A box of the form. */
export function FormCheckbox({ control, name, children }: FormCheckboxProps) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange, ref, name: sent } }) => (
        <Checkbox name={sent} ref={ref} isSelected={value} onChange={onChange}>
          {children}
        </Checkbox>
      )}
    />
  );
}

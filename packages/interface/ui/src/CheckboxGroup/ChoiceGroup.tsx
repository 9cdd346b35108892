import type { AriaAttributes, ReactNode } from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldWiring } from '../Field/useField.ts';

interface ChoiceGroupProps extends Pick<AriaAttributes, 'aria-required' | 'aria-invalid'> {
  field: FieldWiring;
  role: 'group' | 'radiogroup';
  /** The choices; hint and error stand below them. */
  children: ReactNode;
}

/** Several controls that answer one question: its name above, hint and error below. */
export function ChoiceGroup({ field, children, ...group }: ChoiceGroupProps) {
  return (
    <Field field={field} group={group}>
      {children}
    </Field>
  );
}

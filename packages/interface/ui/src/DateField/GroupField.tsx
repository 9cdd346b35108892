import type { ReactNode, RefObject } from 'react';
import { Field } from '../Field/Field.tsx';
import type { FieldWiring } from '../Field/useField.ts';

/** A field of several parts: a press on the label leads to the first of them. */
export function GroupField({
  field,
  frameRef,
  children,
}: {
  field: FieldWiring;
  frameRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}) {
  return (
    <Field
      field={field}
      onLabelPress={() => frameRef.current?.querySelector<HTMLElement>('[data-type][tabindex]')?.focus()}
    >
      {children}
    </Field>
  );
}

import { type ReactNode, type RefObject, useContext } from 'react';
import * as css from '../Field/Field.css.ts';
import type { FieldWiring } from '../Field/useField.ts';
import { FieldError } from '../FieldError/FieldError.tsx';
import { OptionalLabelContext } from '../Form/OptionalLabelContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** As `Field`, for a control of several parts: a press on the label leads to the first of them. */
export function GroupField({ field, frameRef, children }: { field: FieldWiring; frameRef: RefObject<HTMLElement | null>; children: ReactNode }) {
  const { label, hidesLabel, description, isRequired, isReadOnly } = field.shown;
  const optionalLabel = useContext(OptionalLabelContext);
  const showsOptional = optionalLabel && !isRequired && !isReadOnly && !hidesLabel;
  const words = (
    <span className={css.label} id={field.labelId} onClick={() => frameRef.current?.querySelector<HTMLElement>('[data-type][tabindex]')?.focus()}>
      {label}
      {showsOptional && ' '}
      {showsOptional && <span className={css.optional}>{optionalLabel}</span>}
    </span>
  );
  return (
    <div className={css.field}>
      {hidesLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {children}
      {field.error && <FieldError id={field.errorId}>{field.error}</FieldError>}
      {description && (
        <span className={css.description} id={field.descriptionId}>
          {description}
        </span>
      )}
    </div>
  );
}

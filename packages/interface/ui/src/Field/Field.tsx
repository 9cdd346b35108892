import { type ReactNode, useContext } from 'react';
import { FieldError } from '../FieldError/FieldError.tsx';
import { OptionalLabelContext } from '../Form/OptionalLabelContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Field.css.ts';
import type { FieldWiring } from './useField.ts';

/** A control with its label above, hint and error below. */
export function Field({ field, children }: { field: FieldWiring; children: ReactNode }) {
  const { label, hidesLabel, description, isRequired, isReadOnly } = field.shown;
  const optionalLabel = useContext(OptionalLabelContext);
  const showsOptional = optionalLabel && !isRequired && !isReadOnly && !hidesLabel;
  const words = (
    <label className={css.label} id={field.labelId} htmlFor={field.controlId}>
      {label}
      {showsOptional && ' '}
      {showsOptional && <span className={css.optional}>{optionalLabel}</span>}
    </label>
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

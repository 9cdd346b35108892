import { type AriaAttributes, type ReactNode, useContext } from 'react';
import * as css from '../Field/Field.css.ts';
import type { FieldWiring } from '../Field/useField.ts';
import { FieldError } from '../FieldError/FieldError.tsx';
import { OptionalLabelContext } from '../Form/OptionalLabelContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

interface ChoiceGroupProps extends Pick<AriaAttributes, 'aria-required' | 'aria-invalid'> {
  field: FieldWiring;
  role: 'group' | 'radiogroup';
  /** The choices; hint and error stand below them. */
  children: ReactNode;
}

/** Several controls that answer one question: its name above, hint and error below. */
export function ChoiceGroup({ field, role, children, ...aria }: ChoiceGroupProps) {
  const { label, hidesLabel, description, isRequired, isDisabled } = field.shown;
  const optionalLabel = useContext(OptionalLabelContext);
  const showsOptional = optionalLabel && !isRequired && !hidesLabel;
  const words = (
    <span className={css.label} id={field.labelId}>
      {label}
      {showsOptional && ' '}
      {showsOptional && <span className={css.optional}>{optionalLabel}</span>}
    </span>
  );
  return (
    <div
      {...aria}
      id={field.controlId}
      role={role}
      className={css.field}
      aria-labelledby={field.labelId}
      aria-describedby={field.controlProps['aria-describedby']}
      aria-disabled={isDisabled || undefined}
    >
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

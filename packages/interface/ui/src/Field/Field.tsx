import { type AriaAttributes, type ReactNode, useContext } from 'react';
import { OptionalLabelContext } from '../Form/OptionalLabelContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Field.css.ts';
import { fieldNotes } from './fieldNotes.tsx';
import type { FieldWiring } from './useField.ts';

/** Props of {@link Field}. */
export interface FieldShape {
  /** What `useField` returned. */
  field: FieldWiring;
  /** The control or controls. */
  children: ReactNode;
  /** Called for a press on the label, where no single control is labelled. */
  onLabelPress?: () => void;
  /** Makes all of it one group, for several controls that answer one question. */
  group?: AriaAttributes & { role: 'group' | 'radiogroup' };
}

/** A control with its label above, hint and error below. */
export function Field({ field, children, onLabelPress, group }: FieldShape) {
  const { label, hidesLabel, description, isRequired, isReadOnly, isDisabled } = field.shown;
  const optionalLabel = useContext(OptionalLabelContext);
  const showsOptional = optionalLabel && !isRequired && !isReadOnly && !hidesLabel;
  const content = (
    <>
      {label}
      {showsOptional && ' '}
      {showsOptional && <span className={css.optional}>{optionalLabel}</span>}
    </>
  );
  const hasOneControl = !onLabelPress && !group;
  const words = hasOneControl ? (
    <label className={css.label} id={field.labelId} htmlFor={field.controlId}>
      {content}
    </label>
  ) : (
    <span className={css.label} id={field.labelId} onClick={onLabelPress}>
      {content}
    </span>
  );
  const groupProps = group && {
    ...group,
    id: field.controlId,
    'aria-labelledby': field.labelId,
    'aria-describedby': field.controlProps['aria-describedby'],
    'aria-disabled': isDisabled || undefined,
  };
  return (
    <div className={css.field} {...groupProps}>
      {hidesLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {children}
      {fieldNotes({ ...field, description })}
    </div>
  );
}

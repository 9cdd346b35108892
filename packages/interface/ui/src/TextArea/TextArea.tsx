import type { CSSProperties } from 'react';
import { classNames } from '../classNames.ts';
import { Field } from '../Field/Field.tsx';
import * as css from '../Field/Field.css.ts';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import type { TextControl } from '../Field/TextControl.ts';
import { controlPropsOf, useField } from '../Field/useField.ts';
import { textArea } from './TextArea.css.ts';

/** Props of {@link TextArea}. */
export interface TextAreaProps extends FieldProps, TextControl<HTMLTextAreaElement> {
  /** Height in lines while there is less text; 4 by default. The area grows with its text. */
  rows?: number;
  /** Checks spelling; the browser decides by default. */
  spellCheck?: boolean;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { rows = 4, onChange, ...control } = controlPropsOf(props);
  const field = useField(props);
  return (
    <Field field={field}>
      <FieldFrame {...field.stateProps}>
        <textarea
          {...control}
          {...field.controlProps}
          rows={rows}
          className={classNames(css.input, textArea)}
          style={{ '--rows': rows } as CSSProperties}
          onChange={(event) => {
            field.forgetServerError();
            onChange?.(event.target.value);
          }}
        />
      </FieldFrame>
    </Field>
  );
}

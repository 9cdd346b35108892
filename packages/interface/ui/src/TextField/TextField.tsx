import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import * as css from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import type { TextControl } from '../Field/TextControl.ts';
import { controlPropsOf, useField } from '../Field/useField.ts';
import type { IconSource } from '../Icon/Icon.tsx';

/** Props of {@link TextField}. */
export interface TextFieldProps extends FieldProps, TextControl {
  /** Kind of text, which chooses the keyboard on touch screens; `text` by default. */
  type?: 'text' | 'email' | 'tel' | 'url';
  /** Keyboard on touch screens, when the type doesn't choose it. */
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search';
  /** Icon before the text. */
  iconStart?: IconSource;
  /** Unit after the text, for example "€". */
  unit?: ReactNode;
  /** Figures of equal width, for numbers. */
  isTabular?: boolean;
  /** Checks spelling; the browser decides by default. */
  spellCheck?: boolean;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { iconStart, unit, isTabular, onChange, type = 'text', ...input } = controlPropsOf(props);
  const field = useField(props);
  return (
    <Field field={field}>
      <FieldFrame iconStart={iconStart} unit={unit} {...field.stateProps}>
        <input
          {...input}
          {...field.controlProps}
          type={type}
          className={classNames(css.input, isTabular && css.tabular)}
          onChange={(event) => {
            field.forgetServerError();
            onChange?.(event.target.value);
          }}
        />
      </FieldFrame>
    </Field>
  );
}

import { EyeIcon, EyeSlashIcon, LockSimpleIcon } from '@phosphor-icons/react';
import { useState } from 'react';
import * as css from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { FieldButton } from '../Field/FieldButton.tsx';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import type { TextControl } from '../Field/TextControl.ts';
import { controlPropsOf, useField } from '../Field/useField.ts';

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends FieldProps, TextControl {
  /** Name of the button while the password is hidden, for example "Passwort anzeigen". */
  revealLabel: string;
  /** Name of the button while the password is shown, for example "Passwort verbergen". */
  hideLabel: string;
  /** `current-password` (default) for a log-in, `new-password` where one is chosen. */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password, hidden until its owner wants to see it. */
export function PasswordField(props: PasswordFieldProps) {
  const { revealLabel, hideLabel, autoComplete = 'current-password', onChange, ...input } = controlPropsOf(props);
  const [isShown, setShown] = useState(false);
  const field = useField(props);
  return (
    <Field field={field}>
      <FieldFrame
        {...field.stateProps}
        iconStart={LockSimpleIcon}
        actions={
          <FieldButton
            icon={isShown ? EyeSlashIcon : EyeIcon}
            label={isShown ? hideLabel : revealLabel}
            controls={field.controlId}
            isDisabled={props.isDisabled}
            onPress={() => setShown(!isShown)}
          />
        }
      >
        <input
          {...input}
          {...field.controlProps}
          className={css.input}
          type={isShown ? 'text' : 'password'}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => {
            field.forgetServerError();
            onChange?.(event.target.value);
          }}
        />
      </FieldFrame>
    </Field>
  );
}

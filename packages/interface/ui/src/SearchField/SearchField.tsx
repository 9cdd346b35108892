import { MagnifyingGlassIcon, XIcon } from '@phosphor-icons/react';
import { useImperativeHandle, useRef, useState } from 'react';
import * as css from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { FieldButton } from '../Field/FieldButton.tsx';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import type { TextControl } from '../Field/TextControl.ts';
import { controlPropsOf, useField } from '../Field/useField.ts';
import { useFormReset } from '../Form/useFormReset.ts';

/** Props of {@link SearchField}. */
export interface SearchFieldProps extends FieldProps, TextControl {
  /** Name of the button that empties the field, for example "Suche leeren". */
  clearLabel: string;
  /** Called with the text on Enter. */
  onSubmit?: (value: string) => void;
}

/** Words to search for; waiting for a pause in typing is the caller's. */
export function SearchField(props: SearchFieldProps) {
  const {
    clearLabel,
    onChange,
    onSubmit,
    onKeyDown,
    value,
    defaultValue = '',
    ref,
    ...control
  } = controlPropsOf(props);
  const field = useField(props);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const [inner, setInner] = useState(defaultValue);
  const text = value ?? inner;
  useFormReset(input, () => setInner(defaultValue));
  const change = (next: string) => {
    field.forgetServerError();
    setInner(next);
    onChange?.(next);
  };
  // A search is never marked as optional.
  const unmarked = { ...field, shown: { ...field.shown, isRequired: true } };
  const isChangeable = !props.isDisabled && !props.isReadOnly;
  return (
    <Field field={unmarked}>
      <FieldFrame
        {...field.stateProps}
        iconStart={MagnifyingGlassIcon}
        actions={
          text !== '' &&
          isChangeable && (
            <FieldButton
              icon={XIcon}
              iconSize="mini"
              label={clearLabel}
              onPress={() => {
                change('');
                input.current?.focus();
              }}
            />
          )
        }
      >
        <input
          {...control}
          {...field.controlProps}
          ref={input}
          type="search"
          enterKeyHint="search"
          className={css.input}
          value={text}
          onChange={(event) => change(event.target.value)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (event.key === 'Enter' && onSubmit) {
              event.preventDefault();
              onSubmit(text);
            }
            // An empty field leaves Escape to the dialog or menu around it.
            if (event.key === 'Escape' && text !== '' && isChangeable) {
              event.preventDefault();
              event.stopPropagation();
              change('');
            }
          }}
        />
      </FieldFrame>
    </Field>
  );
}

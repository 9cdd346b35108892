import { type CSSProperties, useState } from 'react';
import { classNames } from '../classNames.ts';
import * as css from '../Field/Field.css.ts';
import { Field } from '../Field/Field.tsx';
import { FieldFrame } from '../Field/FieldFrame.tsx';
import type { FieldProps } from '../Field/FieldProps.ts';
import type { TextControl } from '../Field/TextControl.ts';
import { controlPropsOf, useField } from '../Field/useField.ts';
import { CharacterCount } from './CharacterCount.tsx';
import { textArea } from './TextArea.css.ts';

interface Text extends FieldProps, TextControl<HTMLTextAreaElement> {
  /** Height in lines while there is less text; 4 by default. The area grows with its text up to half of the window. */
  rows?: number;
  /** Checks spelling; the browser decides by default. */
  spellCheck?: boolean;
}

interface Limited {
  /**
   * Greatest number of characters. More can be written and pasted, so that nothing gets lost, but the field is invalid
   * then.
   */
  characterLimit: number;
  /** Says how many are used, for example "480 von 500 Zeichen". */
  countLabel: (count: number, limit: number) => string;
}

/** Props of {@link TextArea}: a limit comes with the words that count. */
export type TextAreaProps = Text & (Limited | { characterLimit?: never; countLabel?: never });

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { rows = 4, onChange, characterLimit: limit, countLabel, ...control } = controlPropsOf(props);
  const field = useField(props);
  const [typed, setTyped] = useState(control.defaultValue ?? '');
  // As the server counts: a sign of two code units is one character.
  const count = limit === undefined ? 0 : Array.from(control.value ?? typed).length;
  const isInvalid = field.isInvalid || (limit !== undefined && count > limit);
  const countId = `${field.controlId}-count`;
  const describedBy = [field.controlProps['aria-describedby'], limit !== undefined && countId]
    .filter(Boolean)
    .join(' ');
  return (
    <Field field={field}>
      <FieldFrame {...field.stateProps} data-invalid={isInvalid || undefined}>
        <textarea
          {...control}
          {...field.controlProps}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy || undefined}
          rows={rows}
          className={classNames(css.input, textArea)}
          style={{ '--rows': rows } as CSSProperties}
          onChange={(event) => {
            field.forgetServerError();
            if (limit !== undefined) setTyped(event.target.value);
            onChange?.(event.target.value);
          }}
        />
      </FieldFrame>
      {limit !== undefined && countLabel && (
        <CharacterCount
          id={countId}
          count={count}
          limit={limit}
          words={countLabel(count, limit)}
          onReset={() => setTyped(control.defaultValue ?? '')}
        />
      )}
    </Field>
  );
}

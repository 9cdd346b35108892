import type { FormEvent, ReactNode, Ref } from 'react';
import { Form as AriaForm } from 'react-aria-components/Form';
import { classNames } from '../classNames.ts';
import { gap } from '../space.css.ts';
import type { Space } from '../space.ts';
import { form } from './Form.css.ts';
import { OptionalLabelContext } from './OptionalLabelContext.ts';

/** Props of {@link Form}. */
export interface FormProps {
  /** Fields and buttons, from top to bottom. */
  children: ReactNode;
  /** Called when the form is sent; the page is never left. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  /** Called when the form is reset. */
  onReset?: (event: FormEvent<HTMLFormElement>) => void;
  /** Errors of the server by field name; each disappears when its field changes. */
  validationErrors?: Record<string, string | string[]>;
  /** Word that marks the fields without `isRequired`, for example "freiwillig". */
  optionalLabel?: string;
  /** Space between the children; 6 (16 px) by default. */
  space?: Space;
  /** Identifier, for submit buttons that stand outside of the form. */
  id?: string;
  /** Name of the form for assistive technology. */
  'aria-label'?: string;
  /** Id of the element that names the form. */
  'aria-labelledby'?: string;
  /** The element itself. */
  ref?: Ref<HTMLFormElement>;
}

/** A form whose rules are the caller's: fields show `errorMessage`, the browser's own bubbles stay away. */
export function Form({ children, onSubmit, optionalLabel, space = 6, ref, ...rest }: FormProps) {
  return (
    <OptionalLabelContext value={optionalLabel}>
      <AriaForm
        {...rest}
        {...(ref && { ref })}
        className={classNames(form, gap[space])}
        validationBehavior="aria"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.(event);
        }}
      >
        {children}
      </AriaForm>
    </OptionalLabelContext>
  );
}

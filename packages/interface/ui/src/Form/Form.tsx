import { type FormEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { gap } from '../space.css.ts';
import type { Space } from '../space.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { form } from './Form.css.ts';
import { OptionalLabelContext } from './OptionalLabelContext.ts';
import { type ServerErrors, ServerErrorsContext } from './ServerErrorsContext.ts';
import { useInvalidFields } from './useInvalidFields.ts';
import { useRevealError } from './useRevealError.ts';
import { useServerErrors } from './useServerErrors.ts';
import { useSubmission } from './useSubmission.ts';

/** State passed to the render function of a form. */
export interface FormState {
  /** The form is being sent. */
  isPending: boolean;
}

/** Props of {@link Form}. */
export interface FormProps {
  /** Fields and buttons, from top to bottom; a function learns whether the form is being sent. */
  children: ReactNode | ((state: FormState) => ReactNode);
  /**
   * Called when the form is sent; the page is never left. Until a returned promise settles the form can't be sent
   * again; an element that it resolves to gets the focus, before any notice.
   */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void | Promise<unknown>;
  /** Called when the form is reset. */
  onReset?: (event: FormEvent<HTMLFormElement>) => void;
  /** The form is being sent, for callers who know it without a promise; it can't be sent again meanwhile. */
  isPending?: boolean;
  /** Errors of the server by field name; each disappears when its field changes. Empty them when a new attempt begins. */
  validationErrors?: ServerErrors | undefined;
  /**
   * Heading of a summary above the fields, for example "3 Angaben stimmen noch nicht"; from two errors on, each leads
   * to its field.
   */
  summaryTitle?: (errors: number) => string;
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

/**
 * A form whose rules are the caller's: fields show `errorMessage`, and the browser's bubbles stay away. After an
 * attempt the first invalid field gets the focus, or else the notice in it that says why it was rejected (an
 * `InlineAlert` with role `alert`).
 */
export function Form({
  children,
  onSubmit,
  isPending = false,
  validationErrors,
  summaryTitle,
  optionalLabel,
  space = 6,
  ref,
  ...rest
}: FormProps) {
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLFormElement, []);
  const { attempts, isBusy, chosen, submit } = useSubmission(onSubmit, isPending);
  const serverErrors = useServerErrors(validationErrors, attempts);
  const invalid = useInvalidFields(element, {
    attempts,
    answer: serverErrors.answer,
    isBusy,
    hasSummary: summaryTitle !== undefined,
  });
  useRevealError(element, { attempts, isBusy, chosen });
  const title = summaryTitle && invalid.length > 1 ? summaryTitle(invalid.length) : undefined;
  return (
    <OptionalLabelContext value={optionalLabel}>
      <ServerErrorsContext value={serverErrors}>
        <form
          {...rest}
          ref={element}
          noValidate
          className={classNames(form, gap[space])}
          aria-busy={isBusy || undefined}
          onSubmit={submit}
        >
          {summaryTitle && <VisuallyHidden role="status">{title}</VisuallyHidden>}
          {title !== undefined && <ErrorSummary title={title} fields={invalid} />}
          {typeof children === 'function' ? children({ isPending: isBusy }) : children}
        </form>
      </ServerErrorsContext>
    </OptionalLabelContext>
  );
}

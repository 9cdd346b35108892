import { type ReactNode, useContext, useId, useState } from 'react';
import { ServerErrorsContext } from '../Form/ServerErrorsContext.ts';
import type { FieldProps } from './FieldProps.ts';

/** Connects a control with its label, hint and error, and takes errors the surrounding form received from the server. */
export function useField(props: FieldProps) {
  const { errorMessage, description, isRequired, isDisabled, isReadOnly, name, id } = props;
  const ownId = useId();
  const controlId = id ?? ownId;
  const { errors, answer } = useContext(ServerErrorsContext);
  const [mended, setMended] = useState<number | null>(null);
  const fromServer = name !== undefined && answer !== mended ? errors[name] : undefined;
  const error: ReactNode = errorMessage || (typeof fromServer === 'string' ? fromServer : fromServer?.[0]);
  const isInvalid = Boolean(error);
  const descriptionId = description ? `${controlId}-description` : undefined;
  const errorId = isInvalid ? `${controlId}-error` : undefined;
  return {
    shown: props,
    error,
    isInvalid,
    controlId,
    labelId: `${controlId}-label`,
    descriptionId,
    errorId,
    /** To be called on every change: what the server said is out of date then. */
    forgetServerError: () => setMended(answer),
    controlProps: {
      id: controlId,
      name,
      disabled: isDisabled,
      readOnly: isReadOnly,
      'aria-required': isRequired || undefined,
      'aria-invalid': isInvalid || undefined,
      'aria-describedby': [errorId, descriptionId].filter(Boolean).join(' ') || undefined,
    },
    stateProps: {
      'data-invalid': isInvalid || undefined,
      'data-disabled': isDisabled || undefined,
      'data-readonly': isReadOnly || undefined,
    },
  };
}

/** The wiring of one field. */
export type FieldWiring = ReturnType<typeof useField>;

const names: Record<keyof FieldProps, true> = {
  label: true,
  hidesLabel: true,
  description: true,
  errorMessage: true,
  isRequired: true,
  isDisabled: true,
  isReadOnly: true,
  name: true,
  id: true,
};
const fieldPropNames = new Set(Object.keys(names));

/** The props that are left for the control itself. */
export function controlPropsOf<Props extends FieldProps>(props: Props): Omit<Props, keyof FieldProps> {
  const rest = Object.entries(props).filter(([name]) => !fieldPropNames.has(name));
  return Object.fromEntries(rest) as Omit<Props, keyof FieldProps>;
}

import type { ReactNode } from 'react';
import { FieldError } from '../FieldError/FieldError.tsx';
import * as css from './Field.css.ts';

/** What stands below every control: its error, then its hint. A function and no component, because forms have many. */
export function fieldNotes({
  error,
  errorId,
  description,
  descriptionId,
}: {
  error: ReactNode;
  errorId: string | undefined;
  description: ReactNode;
  descriptionId: string | undefined;
}): ReactNode {
  return (
    <>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {description && (
        <span className={css.description} id={descriptionId}>
          {description}
        </span>
      )}
    </>
  );
}
